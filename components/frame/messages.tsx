'use client';
import { NextIntlClientProvider } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { use, useMemo, type ReactNode } from 'react';
import { preload } from 'react-dom';
import { loadPart, type Messages } from '@/lib/i18n/load-part';
import type { Locale } from '@/lib/i18n/locale';
import { partAddress, sectionPart, type Part } from '@/lib/i18n/parts';

interface Writing {
  readonly locale: Locale;
  /** Version of the messages. */
  readonly version: string;
}

/** Begins to load a part. The server's document names the file, so that the browser loads it beside the scripts. */
function begin(part: Part, { locale, version }: Writing): Promise<Messages> {
  if (typeof window === 'undefined')
    preload(partAddress(locale, part, version), { as: 'fetch', crossOrigin: 'anonymous', fetchPriority: 'low' });
  return loadPart(locale, part, version);
}

/** Provides the messages of the shell and of the current section. The document itself holds none. */
export function PageMessages({
  timeZone,
  children,
  ...writing
}: Writing & { readonly timeZone: string; readonly children: ReactNode }) {
  const part = sectionPart(useSelectedLayoutSegments()) ?? 'shell';
  // Both begin before the first is waited for.
  const loads = [begin('shell', writing), begin(part, writing)] as const;
  const shell = use(loads[0]);
  const section = use(loads[1]);
  const messages = useMemo(() => (shell === section ? shell : { ...shell, ...section }), [shell, section]);
  return (
    <NextIntlClientProvider locale={writing.locale} messages={messages} timeZone={timeZone}>
      {children}
    </NextIntlClientProvider>
  );
}
