const contract = '^lib/(contract/|sections/[^/]+/contract(/|\\.ts$))';
const rules = '^lib/(domain/|rights/|navigation|sections/[^/]+/rules(/|\\.ts$))';
/** Server code of the shared rooms: the BFF and the drawing of papers. */
const server = '^lib/(bff/|pdf/|sections/[^/]+/(bff|pdf)(/|\\.ts$))';

const backendEngines = 'db|files|http|mail|people|postgres|stand-ins';
/** Sections of the backend that know others. What two sections need stands in the ledger, so that these three arrows are all. */
const arrows = { auth: ['settings'], users: ['cards', 'salary'] };

/** Import rules (docs/decisions/0001); every rule is an error. */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-alone',
      severity: 'error',
      from: { path: contract },
      to: { pathNot: [contract, 'node_modules/zod'] },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: rules },
      to: { pathNot: [rules, contract, 'node_modules/(zod|dayjs)'] },
    },
    {
      // Whatever browser code imports stays among these folders, so that it reaches no server by way of another module.
      name: 'browser-never-reaches-the-server',
      severity: 'error',
      from: { path: '^(components|lib)/', pathNot: server },
      to: { path: [server, '^(backend/|scripts/|tools/|app/|i18n/|middleware)'] },
    },
    {
      // Wire shapes are known to all; what else a section has, only to the registries.
      name: 'lib-engines-know-no-section',
      severity: 'error',
      from: { path: '^lib/', pathNot: ['^lib/(sections|bff)/', '^lib/pdf/(worker|document)\\.ts$'] },
      to: { path: '^lib/sections/', pathNot: contract },
    },
    {
      name: 'sections-do-not-know-each-other',
      severity: 'error',
      from: { path: '^components/sections/([^/]+)/' },
      to: { path: '^components/sections/', pathNot: '^components/sections/$1/' },
    },
    {
      name: 'engines-know-no-section',
      severity: 'error',
      from: { path: '^components/(?!sections/)' },
      to: { path: '^components/sections/' },
    },
    {
      name: 'ui-knows-nothing-of-the-venue',
      severity: 'error',
      from: { path: '^components/ui/' },
      // The comparison of texts in a search and the list of listeners are not about the venue.
      to: {
        path: ['^components/', '^lib/', '^app/'],
        pathNot: ['^components/ui/', '^lib/domain/(search-text|listeners).ts$'],
      },
    },
    {
      name: 'primitives-stand-in-elements',
      severity: 'error',
      from: {
        path: '^(app|components|lib)/',
        pathNot: ['^components/ui/', '^components/form/dialog-window-part\\.tsx$'],
      },
      to: { path: 'node_modules/(@radix-ui|react-day-picker|react-remove-scroll)/' },
    },
    {
      name: 'backend-is-apart',
      severity: 'error',
      from: { path: '^(app|components|lib|i18n|middleware)' },
      to: { path: '^backend/' },
    },
    {
      name: 'backend-needs-no-app',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: ['^(app|components|lib/(api|i18n))/', server] },
    },
    {
      name: 'backend-engines-know-no-section',
      severity: 'error',
      from: { path: `^backend/src/(${backendEngines})/` },
      to: { path: '^backend/src/(sections/|ledger/|[^/]+$)' },
    },
    {
      name: 'backend-work-on-the-whole-venue-knows-no-section',
      severity: 'error',
      from: { path: '^backend/src/(books|backup|import|operation)/' },
      to: { path: '^backend/src/(sections/|[^/]+$)' },
    },
    {
      name: 'ledger-knows-no-section',
      severity: 'error',
      from: { path: '^backend/src/ledger/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/(ledger|db|http)/' },
    },
    {
      name: 'backend-sections-do-not-know-each-other',
      severity: 'error',
      from: {
        path: '^backend/src/sections/([^/]+)/',
        pathNot: `^backend/src/sections/(${Object.keys(arrows).join('|')})/`,
      },
      to: { path: '^backend/src/(sections/|[^/]+$)', pathNot: '^backend/src/sections/$1/' },
    },
    ...Object.entries(arrows).map(([section, known]) => ({
      name: `backend-section-${section}-knows-only-${known.join('-and-')}`,
      severity: 'error',
      from: { path: `^backend/src/sections/${section}/` },
      to: {
        path: '^backend/src/(sections/|[^/]+$)',
        pathNot: `^backend/src/sections/(${[section, ...known].join('|')})/`,
      },
    })),
    {
      name: 'backend-folders-form-no-circle',
      severity: 'error',
      scope: 'folder',
      from: { path: '^backend/src' },
      to: { circular: true, path: '^backend/src' },
    },
    {
      name: 'sql-lives-in-the-backend',
      severity: 'error',
      from: { pathNot: '^(backend|tools|__tests__|drizzle\\.config)' },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/' },
    },
    {
      name: 'swr-lives-in-lib-api',
      severity: 'error',
      from: { pathNot: '^(lib/api|__tests__)/' },
      to: { path: 'node_modules/swr/' },
    },
    {
      name: 'product-needs-no-tools',
      severity: 'error',
      from: {
        path: '^(app|components|lib|i18n|middleware|backend|scripts)',
        // They bring the sample venue.
        pathNot: '^scripts/(start/backend-process|test/prepare-browser)\\.ts$',
      },
      to: { path: '^tools/' },
    },
    {
      name: 'product-needs-no-tests',
      severity: 'error',
      from: { pathNot: '^__tests__/' },
      to: { path: '^__tests__/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(\\.next|data|dist)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
