import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      "svelte/no-at-html-tags": "off", // pictures are drawn by the service, which escapes every word in them
      "svelte/prefer-svelte-reactivity": "off", // sets that nothing is drawn from
      "svelte/no-navigation-without-resolve": "off", // addresses are fragments of the one page
    },
  },
  { ignores: ["node_modules", "../src"] },
);
