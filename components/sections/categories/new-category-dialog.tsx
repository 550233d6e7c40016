'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { newCategoryForm } from '@/lib/sections/categories/forms';
import { CategoryFields } from './category-fields';

/** Adds a category of expenses. */
export function NewCategoryDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('categories');
  const toasts = useToasts();
  return (
    <FormDialog
      form={newCategoryForm}
      record={null}
      title={t('newTitle')}
      size={480}
      submitLabel={t('create')}
      onDone={(_, { name = '' }) => toasts.success(t('created', { name }))}
      onClose={onClose}
    >
      {(form) => (
        <CategoryFields
          name={form.text('name')}
          purposes={form.value('purposes')}
          group={form.choice('group_id')}
          alcohol={form.flag('alcohol')}
        />
      )}
    </FormDialog>
  );
}
