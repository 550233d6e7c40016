'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { Problem } from '@/lib/contract/problem';
import classes from './record-dialog.module.css';

const ICONS = { previous: IconChevronLeft, next: IconChevronRight };
type Side = keyof typeof ICONS;

interface RecordDialogProps {
  readonly title: string;
  readonly size: string;
  readonly words: Readonly<Record<Side | 'navigation' | 'loading' | 'close', string>>;
  readonly loading: boolean;
  /** Why the record cannot be shown, with a title. */
  readonly failure: { readonly problem: Problem; readonly title: string } | undefined;
  readonly onRetry: () => void;
  /** Numbers of the neighbours; null or undefined for none. */
  readonly neighbours: Readonly<Record<Side, number | null | undefined>>;
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
  /** Buttons beside the links to neighbours. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Dialog of a record with links to its neighbours. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, size, words, loading, failure, onRetry, neighbours, onGo, onClose, actions, children } = props;
  return (
    <Dialog title={title} layout="detail" size={size} onClose={onClose}>
      <div className={cx(layout.screen, classes['content'])} aria-busy={loading}>
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
                // Not `disabled`: the focus would leave the dialog while the next one loads.
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
        <Button variant="default" className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
