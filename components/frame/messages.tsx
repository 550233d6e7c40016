'use client';
import { NextIntlClientProvider } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { use, useMemo, useReducer, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { forgetFailed, loadPart, type Messages } from '@/lib/i18n/load-part';
import type { Locale } from '@/lib/i18n/locale';
import { partAddress, sectionPart, type Part } from '@/lib/i18n/parts';
import { MessagesMissing, type MissingWords } from './messages-missing';

interface Writing {
  readonly locale: Locale;
  /** Version of the messages. */
  readonly version: string;
}

/** Begins to load a part. The server's document names the file, so that the browser loads it beside the scripts. */
function begin(part: Part, { locale, version }: Writing): Promise<Messages | null> {
  if (typeof window === 'undefined')
    preload(partAddress(locale, part, version), { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return loadPart(locale, part, version);
}

interface PageMessagesProps extends Writing {
  readonly timeZone: string;
  /** Texts for a page without messages; they come with the document. */
  readonly missing: MissingWords;
  readonly children: ReactNode;
}

/** Provides the messages of the shell and of the current section. If they could not be loaded, it shows `MessagesMissing`. */
export function PageMessages({ timeZone, missing, children, ...writing }: PageMessagesProps) {
  const [, again] = useReducer((tries: number) => tries + 1, 0);
  const part = sectionPart(useSelectedLayoutSegments()) ?? 'shell';
  // Both begin before the first is waited for.
  const loads = [begin('shell', writing), begin(part, writing)] as const;
  const shell = use(loads[0]);
  const section = use(loads[1]);
  const messages = useMemo(
    () => shell && section && (shell === section ? shell : { ...shell, ...section }),
    [shell, section],
  );
  const retry = () => {
    forgetFailed();
    again();
  };
  if (!messages) return <MessagesMissing words={missing} onRetry={retry} />;
  return (
    <NextIntlClientProvider locale={writing.locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
