import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  serverExternalPackages: ['pino'],
  experimental: { authInterrupts: true },
  // `npm test` checks types; checking here would double the time of a first start.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./i18n/request.ts')(config);
