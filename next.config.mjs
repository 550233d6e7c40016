import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const YEAR_SECONDS = 365 * 24 * 3600;

/** Headers of every reply. Pages and handlers add a Content-Security-Policy. */
const SAFE = [
  { key: 'x-content-type-options', value: 'nosniff' },
  { key: 'referrer-policy', value: 'same-origin' },
  { key: 'cross-origin-resource-policy', value: 'same-origin' },
];
const HSTS = [{ key: 'strict-transport-security', value: `max-age=${YEAR_SECONDS}; includeSubDomains` }];

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  // Pictures are served as they are kept; without this anybody could have them resized at our expense.
  images: { unoptimized: true },
  // Next would redirect before it adds the headers below; `middleware.ts` redirects instead.
  skipTrailingSlashRedirect: true,
  headers: () => [
    { source: '/(.*)', headers: SAFE },
    // Set by a proxy that ends TLS. Browsers ignore HSTS in replies over plain http.
    { source: '/(.*)', has: [{ type: 'header', key: 'x-forwarded-proto', value: 'https' }], headers: HSTS },
  ],
  serverExternalPackages: ['pino'],
  experimental: {
    authInterrupts: true,
    // A list loads five or six style sheets of 22 to 25 KB in all, one for each connection; by default 27 KB in three.
    cssChunking: { type: 'graph', requestCost: 200_000 },
  },
  // `npm test` checks types; checking here would double the time of a first start.
  typescript: { ignoreBuildErrors: true },
};

/** Messages are compiled at build, so that neither server nor browser parses ICU. The built app starts without the compiler. */
export default async function configOf(phase) {
  if (phase === PHASE_PRODUCTION_SERVER) return config;
  const { default: createNextIntlPlugin } = await import('next-intl/plugin');
  const withMessages = createNextIntlPlugin({
    requestConfig: './i18n/request.ts',
    experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
  });
  const intl = withMessages(config);
  return {
    ...intl,
    turbopack: {
      ...intl.turbopack,
      resolveAlias: {
        ...intl.turbopack.resolveAlias,
        'use-intl/format-message': './lib/i18n/format-message.ts',
        // The shim is for React 17 and older.
        'use-sync-external-store/shim': 'react',
      },
    },
  };
}
