'use client';
import { Button, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/layout/problem-alert';
import { useFresh } from '@/lib/api/use-fresh';
import { getPurchase } from '@/lib/contract/stock';
import { PurchaseLines } from './purchase-lines';
import classes from './purchase-view.module.css';

export interface PurchaseViewProps {
  /** null closes. */
  readonly purchase_number: number | null;
  readonly onClose: () => void;
}

/** The purchase, and the way to those before and after it; where it cannot be read, there is none. */
function Purchase({ first, onNumber, onClose }: { first: number; onNumber: (n: number) => void; onClose: () => void }) {
  const t = useTranslations('stockAdd.purchase');
  const [number, setNumber] = useState(first);
  const { data, error, loading, reload } = useFresh(getPurchase, { params: { id: number } });
  const neighbours = [
    { key: 'previous', to: data?.prev_purchase_number ?? null, icon: <IconChevronLeft size={16} aria-hidden /> },
    { key: 'next', to: data?.next_purchase_number ?? null, icon: <IconChevronRight size={16} aria-hidden /> },
  ] as const;
  return (
    <>
      <div className={classes['content']} aria-busy={loading}>
        {error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} retrying={loading} />}
        {loading && <p className={classes['loading']}>{t('loading')}</p>}
        {data && <PurchaseLines purchase={data} />}
      </div>
      <nav className={classes['foot']} aria-label={t('navigation')}>
        {neighbours.map(({ key, to, icon }) => (
          <Button
            key={key}
            variant="default"
            // Not `disabled`: while the next one is read the focus would fall out of the dialog.
            aria-disabled={to === null}
            {...(to === null && { 'data-disabled': true })}
            {...(key === 'previous' ? { leftSection: icon } : { rightSection: icon })}
            onClick={() => {
              if (to === null) return;
              setNumber(to);
              onNumber(to);
            }}
          >
            {t(key)}
          </Button>
        ))}
        <Button className={classes['close'] ?? ''} data-autofocus onClick={onClose}>
          {t('close')}
        </Button>
      </nav>
    </>
  );
}

/** A purchase as it was booked, in a dialog (specification part 1 §2, §8). */
export function PurchaseView({ purchase_number, onClose }: PurchaseViewProps) {
  const t = useTranslations('stockAdd.purchase');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const [at, setAt] = useState({ asked: purchase_number, number: purchase_number ?? 0 });
  if (at.asked !== purchase_number) setAt({ asked: purchase_number, number: purchase_number ?? at.number });
  return (
    <Modal
      opened={mounted && purchase_number !== null}
      onClose={onClose}
      centered
      size="40rem"
      title={t('title', { number: String(at.number) })}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 120, transition: 'fade' }}
      classNames={{ body: classes['body'] ?? '', title: classes['title'] ?? '' }}
    >
      {purchase_number !== null && (
        <Purchase
          key={purchase_number}
          first={purchase_number}
          onNumber={(number) => setAt({ asked: purchase_number, number })}
          onClose={onClose}
        />
      )}
    </Modal>
  );
}
