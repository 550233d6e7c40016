import next from 'eslint-config-next/core-web-vitals';
import { globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const typed = tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.ts', '**/*.tsx'] }));

/** Elements that components/ui has itself, so that a page loads without Mantine. */
const OWN_ELEMENTS = [
  ...['ActionIcon', 'Alert', 'Badge', 'Button', 'Checkbox', 'CloseButton', 'Group', 'Image', 'Kbd', 'Loader'],
  ...['NativeSelect', 'Notification', 'PasswordInput', 'Progress', 'SegmentedControl', 'Skeleton', 'Stack', 'Text'],
  ...['TextInput', 'Textarea', 'Title', 'Tooltip', 'UnstyledButton', 'VisuallyHidden'],
];

export default [
  globalIgnores(['.next/', 'dist/', 'node_modules/', 'data/', 'next-env.d.ts', 'backend/src/db/migrations/']),
  ...next,
  ...typed,
  {
    files: ['**/*.ts', '**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // There are no enums, and looking for them takes a fifth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Omitting a field means naming it in a rest pattern.
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Most template strings contain numbers.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // A transaction can be used wherever a database can.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['../../../*'], message: 'Reach across the house with @/ instead.' }] },
      ],
    },
  },
  {
    files: ['app/**', 'components/**'],
    ignores: ['components/form/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['../../../*'], message: 'Reach across the house with @/ instead.' },
            {
              group: ['@/lib/api/call'],
              importNames: ['send', 'ask'],
              message: 'Commands are sent by useCommand, useUpload or a form; queries are asked by call or a hook.',
            },
          ],
          paths: [
            {
              name: '@mantine/core',
              importNames: ['Modal'],
              message: 'Dialogs are components/form: Dialog, FormDialog, QuestionDialog.',
            },
            { name: '@mantine/core', importNames: OWN_ELEMENTS, message: 'Use the element of components/ui.' },
          ],
        },
      ],
    },
  },
  {
    files: ['__tests__/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      'max-lines': 'off',
    },
  },
  {
    rules: {
      'react-hooks/incompatible-library': 'off',
      // Configuration files export anonymous defaults.
      'import/no-anonymous-default-export': 'off',
      // Signing in or out reloads the document, so that nothing of another session stays in memory.
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  { files: ['scripts/**', 'backend/**', '__tests__/e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];
