'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import { FormBody } from '@/components/form/form-body';
import { useForm } from '@/components/form/use-form';
import { useDialog } from '@/components/form/use-leaving';
import { cx, layout } from '@/components/ui/classes';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { itemForm, settledItem } from '@/lib/sections/stock/forms/stock';
import { BarcodeDialogs } from './barcode-dialogs';
import { BarcodesTab } from './barcodes-tab';
import { CardTab } from './card-tab';
import { HistoryTab } from './history-tab';
import { ItemActions, type ItemAction } from './item-actions';
import classes from './item-editor.module.css';
import { MeasurePrompt } from './measure-prompt';
import { readAgain } from './read-again';
import { useBarcodes } from './use-barcodes';

interface ItemEditorProps {
  item: StockItemRow;
  stock: StockIndex;
  onOpen: (what: ItemAction) => void;
  mayEdit: boolean;
  mayTransfer: boolean;
}

const TABS = ['card', 'barcodes', 'changes'] as const;

/** Tabs of an item, its other dialogs, and saving. Enter does not save, because scanners end with it. */
export function ItemEditor({ item, stock, onOpen, mayEdit, mayTransfer }: ItemEditorProps) {
  const t = useTranslations('stockItem');
  const dialog = useDialog();
  const [tab, setTab] = useState<(typeof TABS)[number]>('card');
  /** New measure waiting for confirmation. */
  const [measure, setMeasure] = useState<number | null>(null);
  const barcodes = useBarcodes(item.item_id);
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
        <ItemActions
          item={item}
          mayEdit={mayEdit}
          mayTransfer={mayTransfer}
          onOpen={(what) => dialog.leave(() => onOpen(what))}
        />
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
            <BarcodesTab barcodes={barcodes} mayEdit={mayEdit} shown={tab === 'barcodes'} />
          </TabPanel>
          <TabPanel className={classes['panel']} value="changes">
            <HistoryTab itemId={item.item_id} stock={stock} />
          </TabPanel>
        </Tabs>
      </FormBody>
      {measure !== null && (
        <MeasurePrompt form={form} stock={stock} measure={measure} onClose={() => setMeasure(null)} />
      )}
      <BarcodeDialogs barcodes={barcodes} />
    </>
  );
}
