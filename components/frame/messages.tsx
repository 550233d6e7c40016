'use client';
import { NextIntlClientProvider } from 'next-intl';
import { useSelectedLayoutSegments } from 'next/navigation';
import { use, useMemo, useReducer, type ReactNode, useEffect, useEffectEvent, useState, useTransition } from 'react';
import { preload } from 'react-dom';
import { IconAlertTriangle } from '@tabler/icons-react';
import { forgetFailed, loadPart, type Messages } from '@/lib/i18n/load-part';
import type { Locale } from '@/lib/i18n/locale';
import { partAddress, sectionPart, type Part } from '@/lib/i18n/parts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { pauseAfter } from '@/lib/sections/auth/rules/pauses';

interface MissingWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

interface MessagesMissingProps {
  readonly words: MissingWords;
  /** Loads the messages again. On success the page replaces this one. */
  readonly onRetry: () => void;
}

/** Page shown when messages could not be loaded. It tries again on a press, and by itself after growing pauses. */
function MessagesMissing({ words: { title, text, retry }, onRetry }: MessagesMissingProps) {
  const [failed, setFailed] = useState(0);
  const [isTrying, start] = useTransition();
  const again = () =>
    start(() => {
      onRetry();
      setFailed((before) => before + 1);
    });
  const retryLater = useEffectEvent(again);
  useEffect(() => {
    const timer = setTimeout(() => retryLater(), pauseAfter(failed));
    return () => clearTimeout(timer);
  }, [failed]);
  return (
    <main>
      <title>{title}</title>
      <EmptyState
        order={1}
        icon={<IconAlertTriangle size={24} stroke={1.5} />}
        title={title}
        action={
          <Button loading={isTrying} onClick={again}>
            {retry}
          </Button>
        }
      >
        <p role="alert">{text}</p>
      </EmptyState>
    </main>
  );
}

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
