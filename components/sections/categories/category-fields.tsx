'use client';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import dialogClasses from '@/components/form/dialogs.module.css';
import type { FormState } from '@/components/form/use-form';
import { Checkbox } from '@/components/ui/checkbox';
import { NativeSelect } from '@/components/ui/native-select';
import { TextInput } from '@/components/ui/text-input';
import { BOOKABLE, CATEGORY_GROUPS, type createCategory } from '@/lib/sections/categories/contract/categories';
import type { newCategoryForm } from '@/lib/sections/categories/forms';
import { categoryGroup } from '@/lib/sections/categories/list';
import classes from './categories.module.css';

/** Form of a new or an existing category. */
type CategoryForm = Pick<
  FormState<typeof createCategory, (typeof newCategoryForm)['fields'], null>,
  'text' | 'value' | 'choice' | 'flag'
>;

/** Fields of a category: name, what it is for, group, and whether its goods are alcohol. */
export function CategoryFields({ form }: { readonly form: CategoryForm }) {
  const t = useTranslations();
  const { value, onChange } = form.value('purposes');
  const group = form.choice('group_id');
  const toggle = (purpose: (typeof BOOKABLE)[number], is: boolean) =>
    onChange(BOOKABLE.filter((one) => (one === purpose ? is : value.includes(one))));
  return (
    <>
      <TextInput {...form.text('name')} data-autofocus />
      <fieldset className={dialogClasses['names']}>
        <legend>{t('categories.fields.purposes')}</legend>
        {BOOKABLE.map((purpose) => (
          <Fragment key={purpose}>
            <Checkbox
              label={t(`exports.categories.purpose.${purpose}`)}
              description={t(`categories.purposeHint.${purpose}`)}
              checked={value.includes(purpose)}
              onChange={(event) => toggle(purpose, event.currentTarget.checked)}
            />
            {purpose === 'stock' && value.includes(purpose) && (
              <Checkbox
                {...form.flag('alcohol')}
                className={classes['below'] ?? ''}
                description={t('categories.alcoholHint')}
              />
            )}
          </Fragment>
        ))}
      </fieldset>
      <NativeSelect
        label={t('categories.fields.group_id')}
        value={group.value ?? ''}
        onChange={(event) => group.onChange(event.currentTarget.value)}
        data={CATEGORY_GROUPS.map((one) => ({ value: String(one), label: categoryGroup(one, t) ?? String(one) }))}
      />
    </>
  );
}
