import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** svelte-check knows the types; this finds what types do not show. */
export default defineConfig(
  { ignores: ['node_modules/', 'src/generated/', '*.js', '*.ts', 'public/'] },
  js.configs.recommended,
  typescript.configs.strictTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true }],
      'no-undef': 'off', // the compiler checks it
      // Data from outside get their types in `core/wire.ts`; everywhere else the compiler knows better than we do.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // `() => table.dismiss()` is the usual way to write a handler.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Boards index fixed lists by numbers of the same list; noUncheckedIndexedAccess makes each of them a `!`.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // The types of a browser promise more than older ones keep.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/no-invalid-void-type': [
        'error',
        { allowInGenericTypeArguments: true, allowAsThisParameter: true },
      ],
      'svelte/prefer-svelte-reactivity': 'off', // most maps are filled once, where they are made
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // Paths of a drawing cannot be wrapped.
      'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: ' d="M' }],
      // The parser does not know the types of a template's own names; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off', // nor the type parameters of a component
      '@typescript-eslint/no-unused-expressions': 'off', // an effect names what it depends on
      'no-empty-pattern': 'off', // a page that needs no properties is given some all the same
      'svelte/no-unused-props': 'off', // the same holds for the components of a plug-in
      'svelte/no-unused-svelte-ignore': 'off', // it does not see all warnings of the compiler
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // it does not see that a variable may change
      'svelte/no-useless-mustaches': 'off', // `{' '}` keeps a space that the formatter would drop
    },
  },
  {
    // Phrases read the fields of any fact by their names. A test makes as much of a view or a table as it needs.
    files: ['**/core/wire.ts', '**/core/phrases.ts', '**/*.test.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    // Markup comes from our own drawings, or from text of ours that was escaped.
    files: ['Ground', 'Board', 'CardArt', 'Drawn', 'Rules', 'RulesInShort', 'Icon'].map((name) => `**/${name}.svelte`),
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
