import next from 'eslint-config-next/core-web-vitals';
import { globalIgnores } from 'eslint/config';

/** Elements that components/ui has itself, so that a page loads without Mantine. */
const OWN_ELEMENTS = [
  ...['ActionIcon', 'Alert', 'Badge', 'Button', 'Checkbox', 'CloseButton', 'Group', 'Image', 'Kbd', 'Loader'],
  ...['NativeSelect', 'Notification', 'PasswordInput', 'Progress', 'SegmentedControl', 'Skeleton', 'Stack', 'Text'],
  ...['TextInput', 'Textarea', 'Title', 'Tooltip', 'UnstyledButton', 'VisuallyHidden'],
];

/** Rules of React and Next.js, for what renders. Those of TypeScript are in .oxlintrc.json, for everything. */
export default [
  globalIgnores(['.next/', 'dist/', 'data/', 'next-env.d.ts', 'backend/', 'scripts/**/*.ts', '__tests__/**/*.ts']),
  ...next,
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
    rules: {
      'react-hooks/incompatible-library': 'off',
      // Configuration files export anonymous defaults.
      'import/no-anonymous-default-export': 'off',
      // Signing in or out reloads the document, so that nothing of another session stays in memory.
      '@next/next/no-location-assign-relative-destination': 'off',
    },
  },
  { files: ['scripts/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];
