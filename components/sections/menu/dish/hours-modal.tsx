'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import { menuDish } from '@/lib/sections/menu/contract/menu';
import classes from '@/components/form/dialog-tabs.module.css';
import { HoursForm } from './hours-form';
import { useLeaveWords } from './use-leave-words';

interface HoursModalProps {
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Dialog with the selling hours of one dish, opened from the list. */
export function HoursModal({ item_id, name, onClose }: HoursModalProps) {
  const t = useTranslations('dish.hours');
  return (
    <Dialog title={t('title', { name })} size="54rem" layout="sheet" leaveWords={useLeaveWords()} onClose={onClose}>
      <HoursLoader item_id={item_id} />
    </Dialog>
  );
}

/** Loads the dish each time the dialog opens. */
function HoursLoader({ item_id }: Pick<HoursModalProps, 'item_id'>) {
  const t = useTranslations('dish');
  const { data, error, loading, reload } = useFresh(menuDish, { params: { id: item_id } });
  if (data) return <HoursForm dish={data.dish} />;
  return (
    <div className={classes['panel']}>
      {error ? (
        <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} retrying={loading} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={26} style={{ marginBottom: 12 }} />
          <Skeleton height={248} style={{ marginBottom: 12 }} />
          <Skeleton height={36} />
        </div>
      )}
    </div>
  );
}
