'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { deleteCategory, type Category } from '@/lib/sections/categories/contract';

interface RemoveCategoryDialogProps {
  readonly category: Category;
  readonly onClose: () => void;
}

/** Asks before a category that was never used is removed. */
export function RemoveCategoryDialog({ category: { category_id, name }, onClose }: RemoveCategoryDialogProps) {
  const t = useTranslations('categories');
  const toasts = useToasts();
  const { send } = useCommand(deleteCategory);
  return (
    <QuestionDialog
      title={t('removeTitle', { name })}
      submitLabel={t('remove')}
      onSubmit={async () => {
        await send({ body: { category_id } });
        toasts.success(t('removed', { name }));
      }}
      onClose={onClose}
    >
      {t('removeText')}
    </QuestionDialog>
  );
}
