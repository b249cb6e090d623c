import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

import { boundaries, browserOnly } from './eslint.boundaries.js';

/** Words for what has a name in the field (response, request, stored) or says nothing (helper). */
const words = [
  ...['answer', 'answers', 'answered', 'asked', 'goOn', 'kept', 'shown', 'told'],
  ...['cb', 'fn', 'helper', 'helpers', 'misc', 'util', 'utils'],
];

export default tseslint.config(
  { ignores: ['build', 'node_modules', 'public', 'test-results', 'playwright-report'] },
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
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'id-denylist': ['error', ...words],
    },
  },
  {
    files: ['{app,server,mocks,scripts,vite}/**/*.{js,ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'app/call-widget/embed/widget.js'], // one function, so that it leaves no global
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, IIFEs: true }],
    },
  },
  {
    files: ['{app,server,mocks,scripts,vite}/**/*.{js,ts}'],
    ignores: ['**/*.test.ts', 'app/call-widget/embed/widget.js'],
    rules: { 'max-lines-per-function': ['error', { max: 47 }] },
  },
  { files: ['app/routes/**/*.{ts,tsx}'], rules: { 'max-lines': ['error', { max: 66 }] } },
  { files: ['app/marketing/faq/**'], rules: { 'id-denylist': 'off' } }, // a question of the FAQ has an answer
  ...boundaries,
  browserOnly,
  {
    files: ['app/**'],
    ignores: ['app/platform/environment/env.server.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Only app/platform/environment/env.server.ts reads the environment.',
        },
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
      'app/platform/environment/env.server.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
