import createNextIntlPlugin from 'next-intl/plugin';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  devIndicators: false,
  serverExternalPackages: ['pino'],
  experimental: { authInterrupts: true },
};

export default createNextIntlPlugin('./i18n/request.ts')(config);
