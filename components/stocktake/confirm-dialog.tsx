'use client';
import { Alert, Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DialogForm } from '@/components/form/dialog-form';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  submitLabel: string;
  danger?: boolean;
  /** What stands in the way: while it does, nothing can be submitted. */
  blocked?: string | undefined;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** Asked once, before something that others rely on; says what will come of it. */
export function ConfirmDialog({ opened, title, blocked, onSubmit, onClose, children, ...form }: ConfirmDialogProps) {
  const t = useTranslations('form');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={480}
      closeButtonProps={{ 'aria-label': t('close') }}
      transitionProps={{ duration: 100, transition: 'fade' }}
    >
      <DialogForm
        {...form}
        disabled={blocked !== undefined}
        onSubmit={() => onSubmit().then(onClose)}
        onCancel={onClose}
      >
        {blocked && (
          <Alert role="status" color="orange" variant="light">
            {blocked}
          </Alert>
        )}
        <div>{children}</div>
      </DialogForm>
    </Modal>
  );
}
