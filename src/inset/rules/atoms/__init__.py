"""109.1, 110.5, 400, 121: the only writers. Everything that changes in a game changes here.

An atom changes one thing, does nothing if there is nothing to change, and emits its event with the rule that made it
happen. Atoms ask nobody and decide nothing: verbs propose, ``replacing`` decides, atoms commit.
"""

from inset.rules.atoms.effects import (
    add_delayed as add_delayed,
    add_floating as add_floating,
    add_pending as add_pending,
    drop_delayed as drop_delayed,
    drop_floating as drop_floating,
    follow as follow,
    keep_pending as keep_pending,
    new_floating as new_floating,
)
from inset.rules.atoms.event_log import (
    emit as emit,
    new_batch as new_batch,
    notice as notice,
    show as show,
    tell as tell,
)
from inset.rules.atoms.libraries import (
    chance as chance,
    random_order as random_order,
    reorder_library as reorder_library,
    shuffle as shuffle,
)
from inset.rules.atoms.objects import (
    amend_past as amend_past,
    cease as cease,
    change as change,
    changed as changed,
    commanders_in as commanders_in,
    expect_strays as expect_strays,
    forget as forget,
    insert as insert,
    marked_beneath as marked_beneath,
    new_id as new_id,
    new_library as new_library,
    new_object as new_object,
    put as put,
    relocate as relocate,
    remove as remove,
    set_flag as set_flag,
    single_out as single_out,
    stand_in as stand_in,
    tick as tick,
)
from inset.rules.atoms.permanents import (
    attach as attach,
    emit_counters as emit_counters,
    emit_unlocked as emit_unlocked,
    heal as heal,
    lock as lock,
    mark_damage as mark_damage,
    put_counters as put_counters,
    set_combat as set_combat,
    set_counters as set_counters,
    set_tapped as set_tapped,
    take_counters as take_counters,
    unlock as unlock,
)
from inset.rules.atoms.players import (
    change_player as change_player,
    gain_life as gain_life,
    lose_life as lose_life,
    player_counters as player_counters,
    set_pool as set_pool,
    tally as tally,
)
from inset.rules.atoms.turns import (
    end_game as end_game,
    forget_turn as forget_turn,
    set_place as set_place,
    set_priority as set_priority,
    set_stage as set_stage,
    set_step as set_step,
)
