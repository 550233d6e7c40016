'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Dialog } from '@/components/form/dialog';
import dialogs from '@/components/form/dialogs.module.css';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { Problem } from '@/lib/contract/problem';
import classes from './record-dialog.module.css';

const SIDES = { previous: IconChevronLeft, next: IconChevronRight };

/** Number of the shown record: the requested one, until the user moves to a neighbour. */
export function useRecordNumber(requested: number) {
  const [at, setAt] = useState({ requested, number: requested });
  if (at.requested !== requested) setAt({ requested, number: requested });
  return [at.number, (number: number) => setAt({ requested, number })] as const;
}

interface RecordDialogProps {
  /** Kind of the record, which is also the key of its messages. */
  readonly kind: 'order' | 'purchase';
  readonly number: number;
  readonly size: string;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  /** Title of the problem; the usual one without it. */
  readonly problemTitle?: string | undefined;
  readonly onRetry: () => void;
  /** Numbers of the neighbours; null or undefined for none. */
  readonly neighbours: Readonly<Record<keyof typeof SIDES, number | null | undefined>>;
  readonly onGo: (number: number) => void;
  readonly onClose: () => void;
  /** Buttons beside the links to neighbours. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Dialog of a record with links to its neighbours. */
export function RecordDialog({
  kind,
  number,
  loading,
  problem,
  neighbours,
  onGo,
  onClose,
  ...props
}: RecordDialogProps) {
  const t = useTranslations(`record.${kind}`);
  return (
    <Dialog title={t('title', { number: String(number) })} layout="detail" size={props.size} onClose={onClose}>
      <div className={cx(layout.screen, classes['content'])} aria-busy={loading}>
        {problem && (
          <ProblemAlert
            problem={problem}
            title={props.problemTitle ?? t('notLoaded')}
            onRetry={props.onRetry}
            retrying={loading}
          />
        )}
        {loading && <p className={cx(layout.muted, classes['loading'])}>{t('loading')}</p>}
        {props.children}
      </div>
      <div className={cx(dialogs['tallFoot'], classes['foot'])}>
        <nav className={layout.line} aria-label={t('navigation')}>
          {(['previous', 'next'] as const).map((side) => {
            const to = neighbours[side] ?? null;
            const Icon = SIDES[side];
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
                {t(side)}
              </Button>
            );
          })}
        </nav>
        {props.actions}
        <Button variant="default" className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Dialog>
  );
}
