import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** One main export per file, so a file that grows beyond this holds a second one. Data and generated files aside. */
const MAX_SOURCE_LINES = 400;
/** Tests of one file stay together, and say more than it does. */
const MAX_TEST_LINES = 600;

/** Plain scripts run in Node, and hand functions to a browser. */
const SCRIPT_GLOBALS = [
  ...['process', 'console', 'module', 'require', 'URL', 'Buffer', 'setTimeout', 'clearTimeout', 'fetch', 'performance'],
  ...['window', 'document', 'location'],
];

/** Rules that need types, those of promises, are oxlint's (.oxlintrc.json), on TypeScript's native compiler: seconds, not minutes. */
export default defineConfig(
  globalIgnores(['**/dist/', '**/.umi*/', '**/generated/', '**/*.gen.ts', 'coverage/', '**/.cache/']),
  js.configs.recommended,
  {
    rules: {
      'no-empty': 'error',
      'max-lines': ['error', { max: MAX_SOURCE_LINES }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat['recommended-latest']],
    rules: {
      // A hint for React's compiler, which is not in use.
      'react-hooks/incompatible-library': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'CallExpression[callee.name=/^use(Layout)?Effect$/] > ArrowFunctionExpression[expression=true] MemberExpression[property.name=/^(scroll|play|pause|requestFullscreen)/]',
          message: 'In newer browsers it answers with a promise, which is no clean-up of an effect: write a block.',
        },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{test,e2e}.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: MAX_TEST_LINES }] },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(SCRIPT_GLOBALS.map((name) => [name, 'readonly'])),
    },
  },
  {
    files: ['sub-apps/**', 'src/portal/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['antd/es/*', 'antd/lib/*'], message: "Only 'antd' itself comes from the host." }] },
      ],
    },
  },
);
