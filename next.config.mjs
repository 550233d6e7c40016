import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  serverExternalPackages: ['pino'],
  experimental: { authInterrupts: true },
  // `npm test` checks them; a venue that starts for the first time would wait twice as long.
  typescript: { ignoreBuildErrors: true },
};

export default createNextIntlPlugin('./i18n/request.ts')(config);
