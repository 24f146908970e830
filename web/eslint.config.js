import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import typescript from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** svelte-check reports type errors; these rules find what types do not show. */
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
      // `core/wire.ts` gives types to data from outside; everywhere else the compiler infers them.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      // `() => table.dismiss()` is how we write event handlers.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Boards index fixed lists with indexes of the same list; noUncheckedIndexedAccess needs a `!` for each.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Browser types claim APIs that older browsers lack.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unused-expressions': ['error', { allowShortCircuit: true, allowTernary: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
      '@typescript-eslint/no-invalid-void-type': [
        'error',
        { allowInGenericTypeArguments: true, allowAsThisParameter: true },
      ],
      'svelte/prefer-svelte-reactivity': 'off', // most maps are filled once, where they are created
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The paths of a drawing cannot be wrapped.
      'max-len': ['error', { code: 120, ignoreStrings: true, ignoreTemplateLiterals: true, ignorePattern: ' d="M' }],
      // The parser does not know the types of a template's own names; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unnecessary-type-arguments': 'off', // nor the type parameters of a component
      '@typescript-eslint/no-unused-expressions': 'off', // an effect lists its dependencies as expressions
      'no-empty-pattern': 'off', // all pages get the same properties, needed or not
      'svelte/no-unused-props': 'off', // likewise the components of a plug-in
      'svelte/no-unused-svelte-ignore': 'off', // it misses some warnings of the compiler
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // it assumes that variables do not change
      'svelte/no-useless-mustaches': 'off', // `{' '}` keeps a space that the formatter would drop
    },
  },
  {
    // Phrases read the fields of any fact by name. Tests build only the parts of a view or table that they need.
    files: ['**/core/wire.ts', '**/core/phrases.ts', '**/*.test.ts'],
    rules: { '@typescript-eslint/consistent-type-assertions': 'off' },
  },
  {
    // Markup comes from our own drawings, or from our own escaped text.
    files: ['Ground', 'Board', 'CardArt', 'Drawn', 'Rules', 'RulesInShort', 'Icon'].map((name) => `**/${name}.svelte`),
    rules: { 'svelte/no-at-html-tags': 'off' },
  },
);
