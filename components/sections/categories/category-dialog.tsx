'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/text-input';
import type { Category } from '@/lib/sections/categories/contract/categories';
import { isFixed, mayHide } from '@/lib/sections/categories/rules';
import { categoryForm } from '@/lib/sections/categories/forms';
import { CategoryFields } from './category-fields';

interface CategoryDialogProps {
  readonly category: Category;
  /** Reads the category again after a conflict. */
  readonly reread: () => Promise<Category>;
  readonly onClose: () => void;
}

/** Edits a category of expenses. Of those that the program knows by their id only name and visibility change. */
export function CategoryDialog({ category, reread, onClose }: CategoryDialogProps) {
  const t = useTranslations('categories');
  const fixed = isFixed(category.category_id);
  return (
    <FormDialog
      form={categoryForm}
      record={category}
      title={category.name}
      size={480}
      submitLabel={t('save')}
      reread={reread}
      onClose={onClose}
    >
      {(form) => (
        <>
          {form.settled && (
            <Alert role="alert" color="yellow">
              {t('conflict', { fields: form.settled.changed.map((field) => t(`fields.${field}`)).join(', ') })}
            </Alert>
          )}
          {fixed ? (
            <TextInput {...form.text('name')} description={t('fixedHint')} data-autofocus />
          ) : (
            <CategoryFields
              name={form.text('name')}
              purposes={form.value('purposes')}
              group={form.choice('group_id')}
              alcohol={form.flag('alcohol')}
            />
          )}
          {mayHide(category.category_id) && <Checkbox {...form.flag('hidden')} description={t('hiddenHint')} />}
        </>
      )}
    </FormDialog>
  );
}
