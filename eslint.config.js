import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { boundaries, browserOnly } from './eslint.boundaries.js';

export default tseslint.config(
  { ignores: ['build', '.cache', 'node_modules', 'public', 'test-results', 'playwright-report'] },
  // Without the rules that need types, such as no-floating-promises: `npm run lint:code` would take 17.8 s instead of 7.4 s, and the
  // test of the boundaries lints files that don't exist. When tried, the rule found no lost promise in app.
  ...tseslint.configs.strict,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['app/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-duplicate-imports': ['error', { allowSeparateTypeImports: true }],
      'sort-imports': ['error', { ignoreCase: true, ignoreDeclarationSort: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'jsx-a11y/no-autofocus': 'off', // a form that comes back moves the focus to what needs attention, without scripts as well
    },
  },
  ...boundaries,
  ...browserOnly,
  {
    files: ['app/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[source.value=/^\\./] ~ ImportDeclaration[source.value=/^~/]',
          message: 'Import from ~/ before relative files.',
        },
      ],
    },
  },
  {
    files: ['app/**'],
    ignores: ['app/environment/env.server.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only app/environment/env.server.ts reads the environment.',
        },
      ],
    },
  },
  {
    files: ['app/**'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['decodeURI', 'decodeURIComponent'].map((name) => ({
          name,
          message: 'It throws on URLs such as /#%E0. URLSearchParams decodes queries and never throws.',
        })),
      ],
    },
  },
  {
    files: [
      'server/**',
      'tests/**',
      'scripts/**',
      'deploy/**',
      'mocks/main.ts',
      'app/environment/env.server.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
