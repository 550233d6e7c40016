'use client';
import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DialogForm } from './dialog-form';
import classes from './dialogs.module.css';
import { useFocusReturn } from './use-focus-return';

interface QuestionDialogProps {
  readonly title: string;
  /** What is done on a yes. */
  readonly submitLabel: string;
  /** What comes of it. */
  readonly children: ReactNode;
  readonly onSubmit: () => Promise<unknown>;
  readonly onClose: () => void;
  /** Above the reason where it was refused. */
  readonly problemTitle?: string;
  /** Says for itself why it was refused: nothing more stands in the dialog. */
  readonly explains?: () => boolean;
}

/** Asked once before something goes, above whatever other dialog it was begun in. */
export function QuestionDialog({ title, children, onClose, ...form }: QuestionDialogProps) {
  const t = useTranslations('form');
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={440}
      zIndex={300}
      returnFocus={false}
      title={title}
      closeButtonProps={{ 'aria-label': t('close') }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
    >
      <DialogForm danger onCancel={onClose} {...form}>
        <p className={classes['text']}>{children}</p>
      </DialogForm>
    </Modal>
  );
}
