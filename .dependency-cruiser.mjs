const engines =
  'frame|period|print|address|problem|measure|table|tree|form|report|browse|chart|record|recipe|photo|sight';

/** Import rules (docs/decisions/0001); every rule is an error. */
export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-zod-alone',
      severity: 'error',
      from: { path: '^lib/contract/' },
      to: { pathNot: ['^lib/contract/', 'node_modules/zod'] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^lib/(domain/|navigation)' },
      to: { pathNot: ['^lib/(domain/|contract/|navigation)', 'node_modules/(zod|dayjs)'] },
    },
    {
      // Whatever browser code imports stays among these folders, so that it reaches no server by way of another module.
      name: 'browser-never-reaches-the-server',
      severity: 'error',
      from: { path: '^(components|lib)/', pathNot: '^lib/(bff|pdf)/' },
      to: { path: '^(lib/(bff|pdf)/|backend/|scripts/|tools/|app/|i18n/|middleware)' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: `^components/(?!ui|${engines})([^/]+)/` },
      to: { path: '^components/', pathNot: [`^components/($1|ui|${engines})/`] },
    },
    {
      name: 'engines-know-no-feature',
      severity: 'error',
      from: { path: `^components/(${engines})/` },
      to: { path: '^components/', pathNot: [`^components/(ui|${engines})/`] },
    },
    {
      name: 'ui-knows-nothing-of-the-venue',
      severity: 'error',
      from: { path: '^components/ui/' },
      // How a search compares texts is not of the venue.
      to: { path: ['^components/', '^lib/', '^app/'], pathNot: ['^components/ui/', '^lib/domain/search-text.ts$'] },
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
      to: { path: '^(app|components|lib/(bff|api|pdf|i18n))/' },
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
