'use client';
import { useTranslations } from 'next-intl';
import { nanoid } from 'nanoid';
import Link from 'next/link';
import { useRef, type ReactNode } from 'react';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { ProblemDetails } from '@/components/problem/problem-details';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { toasts } from '@/components/ui/toast-store';
import { problemOf } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import type { ProblemTextOptions } from '@/lib/i18n/problem-text';
import classes from './toast.module.css';

const UNDO_MS = 10_000;
/** A refusal stays until the person closes it. */
const UNTIL_CLOSED = false;

const isTyping = (event: KeyboardEvent): boolean =>
  event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null;

/** Toasts of success, with undo by button or Ctrl+Z while visible, and of failure. */
export function useToasts() {
  const t = useTranslations('form');
  const errors = useTranslations('errors');
  const textOf = useProblemText();
  const standing = useRef<{ id: string; undo: () => void } | null>(null);

  const undoLast = () => {
    const toast = standing.current;
    if (!toast) return;
    standing.current = null;
    toasts.hide(toast.id);
    toast.undo();
  };
  useWindowEvent('keydown', (event) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && (event.code === 'KeyZ' || event.key === 'z');
    if (!isUndo || !standing.current || isTyping(event)) return;
    event.preventDefault();
    undoLast();
  });

  const line = (text: string, button: ReactNode) => (
    <span className={cx(layout.line, classes['line'])}>
      <span className={classes['text']}>{text}</span>
      {button}
    </span>
  );
  const linked = (text: string, href: string, label: string, target?: '_blank') => {
    const id = nanoid();
    const link = (
      <Button
        component={Link}
        href={href}
        target={target}
        prefetch={false}
        className={classes['link'] ?? ''}
        variant="default"
        size="compact-sm"
        onClick={() => toasts.hide(id)}
      >
        {label}
      </Button>
    );
    toasts.show({ id, autoClose: UNDO_MS, message: line(text, link) });
  };
  const succeeded = (text: string, title?: string) =>
    toasts.show({
      color: 'green',
      ...(title !== undefined && { title }),
      message: <span className={classes['text']}>{text}</span>,
    });
  const failed = (title: string, why: string | null, details?: ReactNode) =>
    toasts.show({
      color: 'red',
      title,
      message: (
        <>
          <span className={layout.muted}>{why}</span>
          {details}
        </>
      ),
      autoClose: UNTIL_CLOSED,
    });

  const notDone = (title: string, error: unknown, options?: ProblemTextOptions) => {
    const problem = problemOf(error);
    const isFault = problem.code === CODE.browserFault;
    const details = isFault && <ProblemDetails entries={[[errors('fault'), problem.message]]} />;
    failed(title, textOf(problem, options), details);
  };

  return {
    done: (text: string, undo: () => void, title?: string) => {
      const id = nanoid();
      standing.current = { id, undo };
      // Undoes the change of this toast, even below a later one.
      const press = () => {
        if (standing.current?.id === id) {
          undoLast();
          return;
        }
        toasts.hide(id);
        undo();
      };
      toasts.show({
        id,
        autoClose: UNDO_MS,
        ...(title !== undefined && { title }),
        onClose: () => {
          if (standing.current?.id === id) standing.current = null;
        },
        message: line(
          text,
          <Button variant="default" size="compact-sm" onClick={press}>
            {t('undo')}
          </Button>,
        ),
      });
    },
    /** Success with a link. */
    linked: (text: string, href: string, label: string) => linked(text, href, label),
    /** Success, perhaps with a title. */
    success: succeeded,
    /** Success with a document, which opens in a new tab; a link to it if the browser refuses. */
    opened: (text: string, href: string, label: string) => {
      const tab = window.open(href, '_blank');
      if (!tab) {
        linked(text, href, label, '_blank');
        return;
      }
      tab.opener = null;
      succeeded(text);
    },
    /** Failure with its reason in one sentence; without a reason if the server did not answer. */
    refused: (title: string, error: unknown, sentence: (why: string | null) => string) => {
      const problem = problemOf(error);
      const isSilent = problem.code === CODE.unreachable || problem.code === CODE.tooSlow;
      failed(title, sentence(isSilent ? null : textOf(problem)));
    },
    /** Failure with its reason; a fault of the page also with its details. */
    failed: notDone,
    /** Reports a command: its failure, or its success unless `text` is null. Resolves to whether it succeeded. */
    told: async (command: Promise<unknown>, text: string | null, title: string, options?: ProblemTextOptions) => {
      try {
        await command;
      } catch (error) {
        notDone(title, error, options);
        return false;
      }
      if (text !== null) succeeded(text);
      return true;
    },
  };
}
