// What the JavaScript of the page, its build and its tests is held to (node run.mjs). Layout is not looked at.
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['**/node_modules/**', 'build/**'] },
  js.configs.recommended,
  {
    languageOptions: {
      ecmaVersion: 2022,
      sourceType: 'module',
      // `strings`, `languages`: put in by the site's build (assets/build/strings.mjs).
      globals: { ...globals.browser, ...globals.node, strings: 'readonly', languages: 'readonly' },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'no-unused-vars': ['error', { args: 'after-used', argsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true }],
      'no-empty': ['error', { allowEmptyCatch: false }],
      'no-implicit-globals': 'error',
      'no-throw-literal': 'error',
      'no-return-assign': 'off',
      'array-callback-return': 'error',
      'no-promise-executor-return': 'off',
      'no-self-compare': 'error',
      'no-unreachable-loop': 'error',
      'no-constructor-return': 'error',
      'no-useless-return': 'error',
      'no-useless-rename': 'error',
      'object-shorthand': ['error', 'always'],
      'no-else-return': 'error',
      'no-shadow': 'off',
      // Texts of the engine are divided by them (engine/text/message.cpp).
      'no-control-regex': 'off',
    },
  },
];
