'use client';
import { Modal, Skeleton } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useLeaving } from '@/components/form/use-leaving';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useFresh } from '@/lib/api/use-fresh';
import { menuDish } from '@/lib/contract/menu';
import dialog from './dish-dialog.module.css';
import { HoursForm } from './hours-form';
import classes from './hours-modal.module.css';
import { DishLeaveQuestion } from './leave-question';

interface HoursModalProps {
  /** Closes without being taken away, so that the focus can return. */
  readonly opened: boolean;
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** When one dish is sold, straight from the list; what was painted and not saved is not thrown away unasked. */
export function HoursModal({ opened, item_id, name, onClose }: HoursModalProps) {
  const t = useTranslations('dish');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const { asking, hold, leave, close, stay, discard } = useLeaving(onClose);
  return (
    <>
      <Modal
        opened={mounted && opened}
        onClose={leave}
        closeOnEscape={!asking}
        closeOnClickOutside={!asking}
        title={t('hours.title', { name })}
        closeButtonProps={{ 'aria-label': t('close') }}
        transitionProps={{ duration: 120, transition: 'fade' }}
        classNames={{
          inner: dialog['inner'] ?? '',
          content: classes['content'] ?? '',
          header: dialog['header'] ?? '',
          title: dialog['title'] ?? '',
          body: dialog['body'] ?? '',
        }}
      >
        <Loader item_id={item_id} onDirty={hold} onLeave={leave} onDone={close} />
      </Modal>
      {asking && <DishLeaveQuestion onStay={stay} onLeave={discard} />}
    </>
  );
}

interface LoaderProps {
  item_id: number;
  onDirty: (dirty: boolean) => void;
  onLeave: () => void;
  onDone: () => void;
}

/** Reads the dish anew each time the dialog opens. */
function Loader({ item_id, ...form }: LoaderProps) {
  const t = useTranslations('dish');
  const { data, error, loading, reload } = useFresh(menuDish, { params: { id: item_id } });
  if (data) return <HoursForm dish={data.dish} {...form} />;
  return (
    <div className={dialog['panel']}>
      {error ? (
        <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} retrying={loading} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height={26} mb={12} />
          <Skeleton height={248} mb={12} />
          <Skeleton height={36} />
        </div>
      )}
    </div>
  );
}
