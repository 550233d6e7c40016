'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useCommand } from '@/lib/api/use-command';
import { removeExpenseFile, type ExpenseFile } from '@/lib/sections/expenses/contract';

interface RemovePaperDialogProps {
  readonly file: ExpenseFile;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Confirms the removal of a paper. */
export function RemovePaperDialog({ file, onRemoved, onClose }: RemovePaperDialogProps) {
  const t = useTranslations('expenses.papers');
  const { send } = useCommand(removeExpenseFile);
  return (
    <QuestionDialog
      title={t('removeTitle')}
      submitLabel={t('remove')}
      problemTitle={t('notRemoved')}
      onSubmit={() => send({ body: { file_id: file.file_id } }).then(onRemoved)}
      onClose={onClose}
    >
      {t('removeText', { name: file.file_name })}
    </QuestionDialog>
  );
}
