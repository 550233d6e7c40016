'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { pauseAfter } from '@/lib/sections/auth/rules/pauses';

export interface MissingWords {
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
export function MessagesMissing({ words: { title, text, retry }, onRetry }: MessagesMissingProps) {
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
