'use client';
import { useTranslations } from 'next-intl';
import { Fragment, type ComponentProps } from 'react';
import dialogClasses from '@/components/form/dialogs.module.css';
import { Checkbox } from '@/components/ui/checkbox';
import { NativeSelect } from '@/components/ui/native-select';
import { TextInput } from '@/components/ui/text-input';
import { BOOKABLE, CATEGORY_GROUPS } from '@/lib/sections/categories/contract/categories';
import { categoryGroup } from '@/lib/sections/categories/list';
import classes from './categories.module.css';

type Purposes = readonly (typeof BOOKABLE)[number][];

interface CategoryFieldsProps {
  readonly name: ComponentProps<typeof TextInput>;
  readonly purposes: { readonly value: Purposes; readonly onChange: (purposes: Purposes) => void };
  readonly group: { readonly value: string | null; readonly onChange: (group: string | null) => void };
  readonly alcohol: ComponentProps<typeof Checkbox>;
}

/** Fields of a category: name, what it is for, group, and whether its goods are alcohol. */
export function CategoryFields({ name, purposes, group, alcohol }: CategoryFieldsProps) {
  const t = useTranslations();
  const { value, onChange } = purposes;
  const toggle = (purpose: Purposes[number], is: boolean) =>
    onChange(BOOKABLE.filter((one) => (one === purpose ? is : value.includes(one))));
  return (
    <>
      <TextInput {...name} data-autofocus />
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
              <Checkbox {...alcohol} className={classes['below'] ?? ''} description={t('categories.alcoholHint')} />
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
