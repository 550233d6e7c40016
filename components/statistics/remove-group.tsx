'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';

interface RemoveGroupProps {
  name: string;
  onRemove: () => Promise<unknown>;
  onClose: () => void;
}

/** Asked once before a group of ingredients goes. */
export function RemoveGroup({ name, onRemove, onClose }: RemoveGroupProps) {
  const t = useTranslations('reports.groups');
  return (
    <QuestionDialog
      title={t('deleteTitle', { name })}
      submitLabel={t('deleteYes')}
      onSubmit={onRemove}
      onClose={onClose}
      // A toast says it.
      explains={() => true}
    >
      {t('deleteText')}
    </QuestionDialog>
  );
}
