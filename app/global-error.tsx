'use client';
import { useEffect, useState } from 'react';
import { DEFAULT_LOCALE, isLocale, LOCALE_COOKIE } from '@/lib/i18n/locale';
import type ru from '@/messages/ru.json';

const MESSAGES = { ru: () => import('@/messages/ru.json'), en: () => import('@/messages/en.json') };

function chosenLocale() {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=(\\w+)`).exec(document.cookie)?.[1];
  return isLocale(chosen) ? chosen : DEFAULT_LOCALE;
}

/** Shown when even the layout failed: uses no theme and no messages of the page, so that it cannot fail too. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const [locale, setLocale] = useState(DEFAULT_LOCALE);
  const [messages, setMessages] = useState<typeof ru | null>(null);
  useEffect(() => {
    const chosen = chosenLocale();
    void MESSAGES[chosen]().then((module) => {
      setLocale(chosen);
      setMessages(module.default);
    });
  }, []);
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : '';
  return (
    <html lang={locale} style={{ colorScheme: 'light dark' }}>
      <body style={{ fontFamily: 'system-ui, sans-serif', padding: '15dvh 1rem', textAlign: 'center' }}>
        {messages && (
          <main>
            <title>{messages.states.failed}</title>
            <h1 style={{ fontSize: '1.25rem' }}>{messages.states.failed}</h1>
            <p role="alert">{digest ? messages.states.failedText : messages.states.failedHere}</p>
            <button type="button" onClick={retry} style={{ padding: '0.5rem 1rem', font: 'inherit' }}>
              {messages.errors.retry}
            </button>
            <details style={{ marginTop: '1.5rem' }}>
              <summary>{messages.errors.details}</summary>
              {digest ? messages.states.errorId : messages.errors.fault}: <code>{digest || String(error)}</code>
            </details>
          </main>
        )}
      </body>
    </html>
  );
}
