'use client';
import { Button, Modal } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { useFresh } from '@/lib/api/use-fresh';
import { CODE, type Problem } from '@/lib/contract/problem';
import { getPurchase } from '@/lib/contract/stock';
import { PurchaseLines } from './purchase-lines';
import classes from './record-dialog.module.css';

export interface PurchaseDialogProps {
  /** The purchase that is shown first; another one here shows that. */
  readonly purchaseNumber: number;
  readonly onClose: () => void;
}

/** What a server said instead of a purchase stands where the purchase would (specification part 1 §8). */
const saidIn = ({ code, message }: Problem): string | undefined =>
  code === CODE.upstreamFailed && message.trim() !== '' ? message : undefined;

/** A purchase as it was booked, and the way to its neighbours (specification part 1 §2); where it cannot be read, there is none. */
export function PurchaseDialog({ purchaseNumber, onClose }: PurchaseDialogProps) {
  const t = useTranslations('record.purchase');
  const [at, setAt] = useState({ asked: purchaseNumber, number: purchaseNumber });
  if (at.asked !== purchaseNumber) setAt({ asked: purchaseNumber, number: purchaseNumber });
  const { data, error, loading, reload } = useFresh(getPurchase, { params: { id: at.number } });
  useFocusReturn();
  const neighbours = [
    { key: 'previous', to: data?.prev_purchase_number ?? null, icon: <IconChevronLeft size={16} aria-hidden /> },
    { key: 'next', to: data?.next_purchase_number ?? null, icon: <IconChevronRight size={16} aria-hidden /> },
  ] as const;
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size="40rem"
      title={t('title', { number: String(at.number) })}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      // It may lie above another dialog, and two headers would make two banners of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ body: classes['body'] ?? '', title: classes['title'] ?? '' }}
    >
      <div className={classes['content']} aria-busy={loading}>
        {error && (
          <ProblemAlert
            problem={error.problem}
            title={saidIn(error.problem) ?? t('notLoaded')}
            onRetry={reload}
            retrying={loading}
          />
        )}
        {loading && <p className={classes['loading']}>{t('loading')}</p>}
        {data && <PurchaseLines purchase={data} />}
      </div>
      <div className={classes['foot']}>
        <nav aria-label={t('navigation')}>
          {neighbours.map(({ key, to, icon }) => (
            <Button
              key={key}
              variant="default"
              // Not `disabled`: while the next one is read the focus would fall out of the dialog.
              aria-disabled={to === null}
              {...(to === null && { 'data-disabled': true })}
              {...(key === 'previous' ? { leftSection: icon } : { rightSection: icon })}
              onClick={() => to !== null && setAt({ asked: purchaseNumber, number: to })}
            >
              {t(key)}
            </Button>
          ))}
        </nav>
        <Button className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </Modal>
  );
}
