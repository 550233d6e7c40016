'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { indexStock, type StockIndex } from '@/components/browse/use-stock-rows';
import { Dialog } from '@/components/form/dialog';
import { LoadingPanel } from '@/components/form/loading-panel';
import { useFresh } from '@/lib/api/use-fresh';
import { CODE } from '@/lib/contract/problem';
import { type StockItemRow, stockRows } from '@/lib/sections/stock/contract/stock';
import { FormBody } from '@/components/form/form-body';
import { useForm } from '@/components/form/use-form';
import { useDialog } from '@/components/form/use-leaving';
import { cx, layout } from '@/components/ui/classes';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { itemForm, settledItem } from '@/lib/sections/stock/forms/stock';
import { RecordHistory } from '@/components/record/record-history';
import { stockHistory } from '@/lib/sections/stock/contract/edit';
import { type ItemAction, ItemActions } from './item-actions';
import classes from './item-editor.module.css';
import { BarcodesTab } from './barcodes-tab';
import { CardTab } from './card-tab';
import { MeasurePrompt } from './measure-prompt';
import { readAgain } from './read-again';
import { useFieldWords } from './use-field-words';

/** History of an item's card: who changed what and when. */
function HistoryTab({ itemId, stock }: { itemId: number; stock: StockIndex }) {
  const t = useTranslations('stockItem.actionsDone');
  const { words, nameOf } = useFieldWords(stock);
  const measureId = stock.items.find(({ item_id }) => item_id === itemId)?.measure_id;
  return (
    <RecordHistory
      endpoint={stockHistory}
      input={{ body: { item_id: itemId } }}
      actionOf={(action) => t(action)}
      nameOf={nameOf}
      textOf={(field, value) => words(field, value, measureId)}
    />
  );
}

interface ItemEditorProps {
  item: StockItemRow;
  stock: StockIndex;
  onOpen: (what: ItemAction) => void;
  mayEdit: boolean;
}

const TABS = ['card', 'barcodes', 'changes'] as const;

/** Tabs of an item, its other dialogs, and saving. Enter does not save, because scanners end with it. */
function ItemEditor({ item, stock, onOpen, mayEdit }: ItemEditorProps) {
  const t = useTranslations('stockItem');
  const dialog = useDialog();
  const [tab, setTab] = useState<(typeof TABS)[number]>('card');
  /** New measure waiting for confirmation. */
  const [measure, setMeasure] = useState<number | null>(null);
  const form = useForm(itemForm, {
    record: item,
    readOnly: !mayEdit,
    keep: mayEdit ? item.item_id : undefined,
    reread: () => readAgain(item.item_id),
    settle: settledItem,
    onDone: dialog.close,
  });
  const firstTab = useRef<HTMLButtonElement>(null);
  // The item loads after the dialog opened, when its close button already has the focus.
  useEffect(() => {
    if (document.activeElement?.closest('[role="dialog"]')) firstTab.current?.focus();
  }, []);
  const submit = () => {
    setTab('card');
    return form.submit();
  };
  return (
    <>
      <FormBody
        form={{ ...form, submit }}
        submitLabel={t('save')}
        problemTitle={t('notSaved')}
        note={form.isDirty && t('unsaved')}
        tall
        scanned
      >
        <ItemActions item={item} mayEdit={mayEdit} onOpen={(what) => dialog.leave(() => onOpen(what))} />
        <Tabs className={cx(layout.screen, classes['tabs'])} value={tab} onChange={setTab}>
          <TabList aria-label={t('tabs.label')}>
            {TABS.map((name) => (
              <Tab
                key={name}
                ref={name === 'card' ? firstTab : undefined}
                value={name}
                data-autofocus={name === 'card' || undefined}
              >
                {t(`tabs.${name}`)}
              </Tab>
            ))}
          </TabList>
          <TabPanel className={classes['panel']} value="card">
            <CardTab item={item} form={form} stock={stock} mayEdit={mayEdit} onMeasure={setMeasure} />
          </TabPanel>
          {/* Keeps pending barcodes while another tab is open. */}
          <TabPanel className={classes['panel']} value="barcodes" keepMounted>
            <BarcodesTab itemId={item.item_id} mayEdit={mayEdit} shown={tab === 'barcodes'} />
          </TabPanel>
          <TabPanel className={classes['panel']} value="changes">
            <HistoryTab itemId={item.item_id} stock={stock} />
          </TabPanel>
        </Tabs>
      </FormBody>
      {measure !== null && (
        <MeasurePrompt form={form} stock={stock} measure={measure} onClose={() => setMeasure(null)} />
      )}
    </>
  );
}

export interface ItemDialogProps {
  readonly item_id: number;
  readonly onClose: () => void;
  /** Opens another dialog of the same item in place of this one. */
  readonly onOpen: (what: ItemAction) => void;
  readonly mayEdit: boolean;
}

const HEIGHTS = [40, 34, 56, 56, 56, 96];
const GONE = { problem: { code: CODE.notFound, message: '' } };

/** Dialog of a stock item, loaded on each opening. */
export function ItemDialog({ item_id, onClose, ...editor }: ItemDialogProps) {
  const t = useTranslations('stockItem');
  const { data, error, reload } = useFresh(stockRows, {});
  const stock = useMemo(() => data && indexStock(data.rows), [data]);
  const item = stock?.items.find((row) => row.item_id === item_id);
  return (
    <Dialog title={item ? `${item.name} · #${item.item_id}` : t('item')} size={760} layout="tall" onClose={onClose}>
      {stock && item ? (
        <ItemEditor item={item} stock={stock} {...editor} />
      ) : (
        <LoadingPanel
          words={t}
          heights={HEIGHTS}
          error={error ?? (stock && GONE)}
          onRetry={reload}
          className={classes['panel']}
        />
      )}
    </Dialog>
  );
}
