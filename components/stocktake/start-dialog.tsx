'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { StartForm, type StartFormProps } from './start-form';

interface StartDialogProps extends StartFormProps {
  readonly opened: boolean;
}

/** A new stocktake: its name, what it counts, and whether blind. */
export function StartDialog({ opened, onClose, ...form }: StartDialogProps) {
  const t = useTranslations();
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      title={t('stocktake.new.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('form.close') }}
      transitionProps={{ duration: 100, transition: 'fade' }}
    >
      <StartForm {...form} onClose={onClose} />
    </Modal>
  );
}
