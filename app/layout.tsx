import type { Metadata, Viewport } from 'next';
import { getLocale } from 'next-intl/server';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { PageMessages } from '@/components/frame/messages';
import { Providers } from '@/components/frame/providers';
import { COLOR_SCHEME_SCRIPT } from '@/components/ui/color-scheme-script';
import { EARLY_SCRIPT } from '@/components/ui/early-script';
import { MESSAGES, messagesVersion } from '@/lib/bff/messages';
import { settings } from '@/lib/bff/settings';
import './global.css';

/** Screens set their own titles (`PageTitle`). */
export const metadata: Metadata = { icons: '/favicon.svg', robots: { index: false, follow: false } };

export const viewport: Viewport = {
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f6f7f9' },
    { media: '(prefers-color-scheme: dark)', color: '#17191e' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? '';
  const locale = await getLocale();
  const { states, errors } = MESSAGES[locale];
  const missing = { title: states.wordless, text: states.wordlessText, retry: errors.retry };
  return (
    <html lang={locale} data-color-scheme="light" suppressHydrationWarning>
      <head>
        <script {...EARLY_SCRIPT} nonce={nonce} dangerouslySetInnerHTML={{ __html: COLOR_SCHEME_SCRIPT }} />
      </head>
      <body>
        <PageMessages locale={locale} missing={missing} version={messagesVersion} timeZone={settings().VENUE_TIMEZONE}>
          <Providers nonce={nonce}>{children}</Providers>
        </PageMessages>
      </body>
    </html>
  );
}
