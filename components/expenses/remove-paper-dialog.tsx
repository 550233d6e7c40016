'use client';
import { Modal } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { DialogForm } from '@/components/form/dialog-form';
import { useFocusReturn } from '@/components/form/use-focus-return';
import { useCommand } from '@/lib/api/use-endpoint';
import { removeExpenseFile, type ExpenseFile } from '@/lib/contract/expenses';
import classes from './expense-dialog.module.css';

interface RemovePaperDialogProps {
  file: ExpenseFile;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asked once before a paper is taken off its expense. */
export function RemovePaperDialog({ file, onRemoved, onClose }: RemovePaperDialogProps) {
  const t = useTranslations('expenses.papers');
  const form = useTranslations('form');
  const { trigger } = useCommand(removeExpenseFile);
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={420}
      zIndex={300}
      returnFocus={false}
      title={t('removeTitle')}
      closeButtonProps={{ 'aria-label': form('close') }}
      attributes={{ header: { role: 'presentation' } }}
      transitionProps={{ duration: 0 }}
    >
      <DialogForm
        submitLabel={t('remove')}
        danger
        problemTitle={t('notRemoved')}
        onSubmit={() => trigger({ body: { file_id: file.file_id } }).then(onRemoved)}
        onCancel={onClose}
      >
        <p className={classes['text']}>{t('removeText', { name: file.file_name })}</p>
      </DialogForm>
    </Modal>
  );
}
