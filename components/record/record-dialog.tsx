'use client';
import { Button, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Problem } from '@/lib/contract/problem';
import classes from './record-dialog.module.css';

const ICONS = { previous: IconChevronLeft, next: IconChevronRight };
type Side = keyof typeof ICONS;

interface RecordDialogProps {
  readonly title: string;
  readonly size: string;
  readonly words: Readonly<Record<Side | 'navigation' | 'loading' | 'close', string>>;
  readonly loading: boolean;
  /** What stands in the way of the record, and what it is called. */
  readonly failure: { readonly problem: Problem; readonly title: string } | undefined;
  readonly onRetry: () => void;
  /** The numbers beside this one, as far as there are any. */
  readonly neighbours: Readonly<Record<Side, number | null | undefined>>;
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
  /** What else can be done, beside the way to the neighbours. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The window of one record, and the way to its neighbours (specification part 1 §2). */
export function RecordDialog(props: RecordDialogProps) {
  const { title, size, words, loading, failure, onRetry, neighbours, onGo, onClose, actions, children } = props;
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={size}
      title={title}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': words.close }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      // It may lie above another dialog, and two headers would make two banners of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes['body'] ?? '', title: classes['title'] ?? '' }}
    >
      <div className={classes['content']} aria-busy={loading}>
        {failure && <ProblemAlert {...failure} onRetry={onRetry} retrying={loading} />}
        {loading && <p className={classes['loading']}>{words.loading}</p>}
        {children}
      </div>
      <div className={classes['foot']}>
        <nav aria-label={words.navigation}>
          {(['previous', 'next'] as const).map((side) => {
            const to = neighbours[side] ?? null;
            const Icon = ICONS[side];
            return (
              <Button
                key={side}
                variant="default"
                // Not `disabled`: while the next one is read the focus would fall out of the dialog.
                aria-disabled={to === null}
                {...(to === null && { 'data-disabled': true })}
                {...{ [side === 'previous' ? 'leftSection' : 'rightSection']: <Icon size={16} aria-hidden /> }}
                onClick={() => to !== null && onGo(to)}
              >
                {words[side]}
              </Button>
            );
          })}
        </nav>
        {actions}
        <Button className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Modal>
  );
}
