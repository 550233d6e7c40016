'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { LeaveQuestion } from '@/components/form/leave-question';
import { useLeaving } from '@/components/form/use-leaving';
import { ServiceForm } from './service-form';

/** Adds a service; asks before what was typed is thrown away. */
export function ServiceDialog({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) {
  const t = useTranslations();
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const { asking, close, leave, stay, discard, hold } = useLeaving(onClose);
  return (
    <Modal
      opened={mounted && opened}
      onClose={leave}
      closeOnEscape={!asking}
      title={t('operations.service.title')}
      size={440}
      closeButtonProps={{ 'aria-label': t('form.close') }}
      transitionProps={{ duration: 100, transition: 'fade' }}
    >
      <ServiceForm onClose={close} onCancel={leave} hold={hold} />
      {asking && <LeaveQuestion onStay={stay} onLeave={discard} />}
    </Modal>
  );
}
