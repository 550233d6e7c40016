'use client';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations, useLocale } from 'next-intl';
import { useMemo } from 'react';
import { useServer, useWhyReadOnly } from '@/components/sight/offers';
import { FolderSelect } from '@/components/browse/folder-select';
import { RestoredNote } from '@/components/form/restored-note';
import { useForm } from '@/components/form/use-form';
import { useMeasure } from '@/components/frame/use-measure';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import { createCraft, type Craft, listCraftItems } from '@/lib/sections/craft/contract/craft';
import { newCraftForm } from '@/lib/sections/craft/forms/crafts';
import { MEASURES } from '@/lib/domain/measure';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { indexFolders, sortRows, type FolderIndex, type TreeRow } from '@/lib/domain/tree';
import { Form } from '@/components/ui/form';
import classes from './create-craft.module.css';
import { useCraftMay } from './use-craft-may';

const NOTHING: readonly TreeRow[] = [];

/** Folders and items that a new craft may produce. Items of the Brew folder are offered on the beer-craft screen only. */
function useProducts(beer: boolean): FolderIndex {
  const administers = useCraftMay(beer)(createCraft);
  const { ours } = useServer();
  const locale = useLocale();
  const { data: items } = useEndpoint(listCraftItems, administers && ours ? { body: {} } : null);
  // A legacy server has no call for readers without StockView.
  const { data: stock } = useEndpoint(stockRows, administers && !ours ? {} : null);
  const rows: readonly TreeRow[] = items?.items ?? stock?.rows ?? NOTHING;
  return useMemo(() => {
    const isOffered = ({ item_id, parent_id }: TreeRow) => item_id !== BREW_FOLDER && parent_id !== BREW_FOLDER;
    const offered = beer ? rows : rows.filter(isOffered);
    return { ...indexFolders(offered), folders: sortRows(offered, { key: 'name', direction: 'asc' }, locale) };
  }, [rows, beer, locale]);
}

export interface CreateCraftProps {
  readonly beer: boolean;
  /** Folder of a new product, unless the reader chooses another place. */
  readonly folder: number;
  readonly selected: Craft | undefined;
  readonly onCreated: (craftId: number) => void;
  readonly onRemove: (craft: Craft) => void;
}

/** Form above the list: creates a craft for an item or, in a folder, with a new item; removes the selected craft. */
export function CreateCraft({ beer, folder, selected, onCreated, onRemove }: CreateCraftProps) {
  const t = useTranslations('craft.create');
  const measure = useMeasure();
  const administers = useCraftMay(beer)(createCraft);
  const { ours } = useServer();
  const products = useProducts(beer);
  const record = useMemo(() => ({ folder }), [folder]);
  const form = useForm(newCraftForm, {
    record,
    live: true,
    readOnly: !administers,
    onDone: (reply) => {
      form.set({ name: '' });
      if (reply) onCreated(reply.craft_id);
    },
  });
  const { draft, shown, isSending, problem } = form;
  const choose = (stock_id: number) =>
    form.set({ stock_id, create_new_stock_item: products.byId.get(stock_id)?.is_file !== true });
  const notYours = useWhyReadOnly()(t('reader'));
  const why = administers ? undefined : notYours;
  return (
    <>
      <Form
        className={cx(layout.row, classes['form'])}
        aria-label={t('label')}
        onSubmit={() => {
          if (form.reason === null) void form.submit();
        }}
      >
        {form.isRestored && draft.name !== '' && <RestoredNote onStartOver={form.reset} />}
        <TextInput {...form.text('name')} disabled={!administers} className={classes['name']} />
        <div className={classes['category']}>
          <FolderSelect
            name="stock_id"
            label={t('category')}
            tree={products}
            root={t('root')}
            searchLabel={t('search')}
            value={draft.stock_id}
            disabled={!administers || beer}
            error={shown['stock_id']}
            onChange={choose}
          />
        </div>
        {ours && draft.create_new_stock_item && (
          <Select
            name="measure_id"
            searchable
            nothingFoundMessage={t('noMeasure')}
            label={t('measure')}
            className={classes['measure']}
            disabled={!administers}
            value={draft.measure_id === null ? '' : String(draft.measure_id)}
            onChange={(value) => form.set({ measure_id: value === '' ? null : Number(value) })}
            data={[
              { value: '', label: t('asFolder') },
              ...MEASURES.map((one) => ({ value: String(one.measure_id), label: measure.name(one) })),
            ]}
          />
        )}
        <div className={layout.line}>
          <Button
            type="submit"
            icon={IconPlus}
            loading={isSending}
            disabled={!administers || form.reason !== null}
            title={why ?? form.reason ?? undefined}
          >
            {t('submit')}
          </Button>
          <Button
            variant="default"
            icon={IconTrash}
            disabled={!administers || isSending || selected === undefined}
            title={why ?? (selected ? undefined : t('unselected'))}
            onClick={() => selected && onRemove(selected)}
          >
            {t('remove')}
          </Button>
        </div>
      </Form>
      {problem && <ProblemAlert problem={problem} title={t('failed')} />}
    </>
  );
}
