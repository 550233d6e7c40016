'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { Alert } from '@/components/ui/alert';
import { Checkbox } from '@/components/ui/checkbox';
import { TextInput } from '@/components/ui/text-input';
import type { Category } from '@/lib/sections/categories/contract/categories';
import { isFixed, mayHide } from '@/lib/sections/categories/rules';
import { categoryForm, newCategoryForm } from '@/lib/sections/categories/forms';
import { CategoryFields } from './category-fields';

interface CategoryDialogProps {
  /** Undefined for a new one. */
  readonly category: Category | undefined;
  /** Reads the category again after a conflict. */
  readonly reread: (category_id: number) => Promise<Category | undefined>;
  readonly onClose: () => void;
}

/**
 * Adds or edits a category of expenses. Only name and visibility of a category that the program knows by its id can change.
 */
export function CategoryDialog({ category, reread, onClose }: CategoryDialogProps) {
  const t = useTranslations('categories');
  const frame = { size: 480, onClose };
  if (!category)
    return (
      <FormDialog
        {...frame}
        form={newCategoryForm}
        record={null}
        title={t('newTitle')}
        submitLabel={t('create')}
        done={({ name = '' }) => t('created', { name })}
      >
        {(form) => <CategoryFields form={form} />}
      </FormDialog>
    );
  return (
    <FormDialog
      {...frame}
      form={categoryForm}
      record={category}
      title={category.name}
      submitLabel={t('save')}
      reread={async () => (await reread(category.category_id)) ?? category}
    >
      {(form) => (
        <>
          {form.settled && (
            <Alert role="alert" color="yellow">
              {t('conflict', { fields: form.settled.changed.map((field) => t(`fields.${field}`)).join(', ') })}
            </Alert>
          )}
          {isFixed(category.category_id) ? (
            <TextInput {...form.text('name')} description={t('fixedHint')} data-autofocus />
          ) : (
            <CategoryFields form={form} />
          )}
          {mayHide(category.category_id) && <Checkbox {...form.flag('hidden')} description={t('hiddenHint')} />}
        </>
      )}
    </FormDialog>
  );
}
