import next from 'eslint-config-next/core-web-vitals';
import { globalIgnores } from 'eslint/config';

/** Elements that components/ui has itself, so that a page loads without Mantine. */
const OWN_ELEMENTS = [
  ...['ActionIcon', 'Alert', 'Badge', 'Button', 'Checkbox', 'CloseButton', 'Group', 'Image', 'Kbd', 'Loader'],
  ...['NativeSelect', 'Notification', 'PasswordInput', 'Progress', 'SegmentedControl', 'Skeleton', 'Stack', 'Text'],
  ...['TextInput', 'Textarea', 'Title', 'Tooltip', 'UnstyledButton', 'VisuallyHidden'],
];

/** Missing from pages over plain http, which a venue without TLS opens from its other machines. */
const SECURE_ONLY = [
  ...['clipboard', 'serviceWorker', 'storage', 'storageBuckets', 'mediaDevices', 'locks', 'share', 'canShare'],
  ...['credentials', 'geolocation', 'wakeLock', 'bluetooth', 'usb', 'serial', 'hid', 'keyboard', 'mediaSession', 'gpu'],
];
const SECURE_GLOBALS = ['caches', 'cookieStore', 'Notification', 'PaymentRequest', 'showOpenFilePicker'];
const SECURE_MESSAGE =
  'Exists in secure contexts only. Keys are nanoid(), texts are copied by components/ui/copy-text; anything else needs a way without it.';

/** Rules of React and Next.js, for what renders. Those of TypeScript are in .oxlintrc.json, for everything. */
export default [
  globalIgnores([
    '.next/',
    'dist/',
    'data/',
    'next-env.d.ts',
    'backend/',
    '{scripts,tools}/**/*.ts',
    '__tests__/**/*.ts',
  ]),
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
              message:
                'Commands are sent by useCommand, useSend, useUpload or a form; queries are asked by call or a hook.',
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
    files: ['app/**', 'components/**', 'lib/**'],
    ignores: ['app/api/**', 'lib/bff/**', 'lib/pdf/**'],
    rules: {
      'no-restricted-globals': ['error', ...SECURE_GLOBALS.map((name) => ({ name, message: SECURE_MESSAGE }))],
      'no-restricted-syntax': [
        'error',
        { selector: 'MemberExpression[property.name=/^(randomUUID|subtle)$/]', message: SECURE_MESSAGE },
        {
          selector: `MemberExpression:matches([object.name="navigator"], [object.property.name="navigator"])[property.name=/^(${SECURE_ONLY.join('|')})$/]`,
          message: SECURE_MESSAGE,
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
  { files: ['scripts/**', 'tools/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
];
