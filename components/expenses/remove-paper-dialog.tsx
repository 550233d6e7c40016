'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useCommand } from '@/lib/api/use-endpoint';
import { removeExpenseFile, type ExpenseFile } from '@/lib/contract/expenses';

interface RemovePaperDialogProps {
  file: ExpenseFile;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asked once before a paper is taken off its expense. */
export function RemovePaperDialog({ file, onRemoved, onClose }: RemovePaperDialogProps) {
  const t = useTranslations('expenses.papers');
  const { trigger } = useCommand(removeExpenseFile);
  return (
    <QuestionDialog
      title={t('removeTitle')}
      submitLabel={t('remove')}
      problemTitle={t('notRemoved')}
      onSubmit={() => trigger({ body: { file_id: file.file_id } }).then(onRemoved)}
      onClose={onClose}
    >
      {t('removeText', { name: file.file_name })}
    </QuestionDialog>
  );
}
