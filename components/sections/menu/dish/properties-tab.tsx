'use client';
// Chinese guest names; loaded with the dialog, most of its files never.
import '@fontsource-variable/noto-sans-sc/index.css';
import { useTranslations } from 'next-intl';
import { FolderSelect } from '@/components/browse/folder-select';
import { NumberField } from '@/components/form/number-field';
import { cx, layout } from '@/components/ui/classes';
import { Switch } from '@/components/ui/switch';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { Choice } from './choice';
import { DishPhoto } from './dish-photo';
import type { DishForm } from './dish-types';
import { IdField } from './id-field';
import classes from './properties-tab.module.css';
import { useFolders } from './use-folders';
import type { IdState } from './use-id-check';

/** Read-only field in place of a switch or choice. */
function Fact({ label, value }: { label: string; value: string }) {
  return <TextInput readOnly label={label} value={value} inputClassName={classes['fact']} />;
}

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

interface PropertiesTabProps {
  readonly form: DishForm;
  readonly idState: IdState;
  /** Opens the tab with the photo. */
  readonly onPhoto: () => void;
}

/** Name, folder, price, description and sales settings of a dish. */
export function PropertiesTab({ form, idState, onPhoto }: PropertiesTabProps) {
  const t = useTranslations('dish');
  const root = useTranslations('menu')('root');
  const folders = useFolders();
  const { draft, set, readOnly } = form;
  const discount = form.text('max_discount');
  // A legacy server knows no such dishes.
  const asks = draft.open_price !== undefined;
  const nameOfType = (type: 0 | 1) => t(type === 1 ? 'kitchen' : 'bar');
  return (
    <div className={classes['grid']}>
      <DishPhoto dish={form.record.dish} readOnly={readOnly} onOpen={onPhoto} />
      <div className={classes['about']}>
        <TextInput {...form.text('name')} data-autofocus={!form.record.dish || undefined} />
        {readOnly ? (
          <Fact label={t('fields.parent_id')} value={folders.pathOf(draft.parent_id) || root} />
        ) : (
          <FolderSelect
            {...form.value('parent_id')}
            name="parent_id"
            label={t('fields.parent_id')}
            tree={folders}
            root={root}
            disabled={false}
          />
        )}
      </div>
      <div className={classes['numbers']}>
        <NumberField {...form.text('retail_price')} unit="฿" />
        <NumberField
          {...discount}
          unit="%"
          // Shows the 0 that an empty price becomes.
          onBlur={() => {
            if (discount.value.trim() === '') set({ max_discount: '0' });
            discount.onBlur();
          }}
        />
        <NumberField {...form.text('cashback')} unit="฿" />
        {readOnly ? (
          <>
            <Fact label={t('fields.type')} value={nameOfType(draft.type)} />
            <Fact label={t('fields.priority')} value={String(draft.priority)} />
          </>
        ) : (
          <>
            <Choice
              label={t('fields.type')}
              {...form.value('type')}
              options={TYPES.map((type) => ({ value: type, label: nameOfType(type) }))}
            />
            <Choice
              label={t('fields.priority')}
              {...form.value('priority')}
              options={PRIORITIES.map((priority) => ({ value: priority, label: String(priority) }))}
            />
          </>
        )}
      </div>
      <div className={classes['halves']}>
        {DESCRIPTIONS.map(({ field, lang }) => (
          <Textarea key={field} {...form.text(field)} lang={lang} minRows={2} maxRows={8} />
        ))}
      </div>
      {readOnly ? (
        <div className={classes['halves']}>
          <Fact label={t('fields.status')} value={t(draft.status === 1 ? 'yes' : 'no')} />
          <Fact label={t('fields.exists_in_paper')} value={t(draft.exists_in_paper ? 'yes' : 'no')} />
          {asks && <Fact label={t('fields.open_price')} value={t(draft.open_price ? 'yes' : 'no')} />}
        </div>
      ) : (
        <div className={cx(layout.row, classes['switches'])}>
          <Switch
            label={t('fields.status')}
            checked={draft.status === 1}
            onChange={(event) => set({ status: event.currentTarget.checked ? 1 : 0 })}
          />
          <Switch {...form.flag('exists_in_paper')} />
          {asks && (
            <Switch
              label={t('fields.open_price')}
              checked={draft.open_price}
              onChange={(event) => set({ open_price: event.currentTarget.checked })}
            />
          )}
        </div>
      )}
      <fieldset className={cx(layout.panel, classes['group'])}>
        <legend className={cx(layout.muted, layout.tiny)}>{t('literaryNames')}</legend>
        <div className={classes['thirds']}>
          {LANGUAGES.map(({ field, lang }) => (
            <TextInput key={field} {...form.text(field)} label={t(`languages.${lang}`)} lang={lang} />
          ))}
        </div>
      </fieldset>
      <IdField form={form} state={idState} />
    </div>
  );
}
