'use client';
// Chinese guest names: most of its files are never fetched, and it comes with the dialog alone.
import '@fontsource/noto-sans-sc/400.css';
import { Switch, Textarea, TextInput } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Choice } from './choice';
import { Fact } from './fact';
import { IdField } from './id-field';
import classes from './properties-tab.module.css';
import type { DishForm } from './use-dish-form';
import { useFieldProps } from './use-field-props';

const TYPES = [0, 1] as const;
const PRIORITIES = [0, 1, 2] as const;
const LANGUAGES = [
  { field: 'literary_name_ru', lang: 'ru' },
  { field: 'literary_name_en', lang: 'en' },
  { field: 'literary_name_cn', lang: 'zh' },
] as const;
const DESCRIPTIONS = [
  { field: 'description', lang: 'ru' },
  { field: 'description_en', lang: 'en' },
] as const;

/** What a dish is called, what it costs, and how it is sold. */
export function PropertiesTab({ form }: { form: DishForm }) {
  const t = useTranslations('dish');
  const props = useFieldProps(form);
  const { draft, change, readOnly } = form;
  const nameOfType = (type: 0 | 1) => t(type === 1 ? 'kitchen' : 'bar');
  const money = { inputMode: 'decimal', rightSection: <span aria-hidden>฿</span> } as const;
  return (
    <div className={classes['grid']}>
      <IdField form={form} props={props('item_id')} />
      <TextInput {...props('name')} className={classes['wide'] ?? ''} data-autofocus={form.isNew || undefined} />
      <div className={classes['numbers']}>
        <TextInput {...props('retail_price')} {...money} />
        <TextInput
          {...props('max_discount')}
          inputMode="decimal"
          rightSection={<span aria-hidden>%</span>}
          // Empty becomes 0, and says so at once.
          onBlur={() => {
            if (draft.max_discount.trim() === '') change({ max_discount: '0' });
            form.leave('max_discount');
          }}
        />
        <TextInput {...props('cashback')} {...money} />
        {readOnly ? (
          <>
            <Fact label={t('fields.type')} value={nameOfType(draft.type)} />
            <Fact label={t('fields.priority')} value={String(draft.priority)} />
          </>
        ) : (
          <>
            <Choice
              label={t('fields.type')}
              value={draft.type}
              options={TYPES.map((type) => ({ value: type, label: nameOfType(type) }))}
              onChange={(type) => change({ type })}
            />
            <Choice
              label={t('fields.priority')}
              value={draft.priority}
              options={PRIORITIES.map((priority) => ({ value: priority, label: String(priority) }))}
              onChange={(priority) => change({ priority })}
            />
          </>
        )}
      </div>
      {readOnly ? (
        <div className={classes['halves']}>
          <Fact label={t('fields.status')} value={t(draft.status === 1 ? 'yes' : 'no')} />
          <Fact label={t('fields.exists_in_paper')} value={t(draft.exists_in_paper ? 'yes' : 'no')} />
        </div>
      ) : (
        <div className={classes['switches']}>
          <Switch
            label={t('fields.status')}
            checked={draft.status === 1}
            onChange={(event) => change({ status: event.currentTarget.checked ? 1 : 0 })}
          />
          <Switch
            label={t('fields.exists_in_paper')}
            checked={draft.exists_in_paper}
            onChange={(event) => change({ exists_in_paper: event.currentTarget.checked })}
          />
        </div>
      )}
      <fieldset className={classes['group']}>
        <legend>{t('literaryNames')}</legend>
        <div className={classes['thirds']}>
          {LANGUAGES.map(({ field, lang }) => (
            <TextInput key={field} {...props(field)} label={t(`languages.${lang}`)} lang={lang} />
          ))}
        </div>
      </fieldset>
      <div className={classes['halves']}>
        {DESCRIPTIONS.map(({ field, lang }) => (
          <Textarea key={field} {...props(field)} lang={lang} autosize minRows={3} maxRows={8} />
        ))}
      </div>
    </div>
  );
}
