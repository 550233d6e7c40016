'use client';
import { Button, Tabs } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { StockItemRow } from '@/lib/contract/stock';
import { BarcodesTab } from './barcodes-tab';
import { CardTab } from './card-tab';
import { ConflictNote } from './conflict-note';
import { HistoryTab } from './history-tab';
import { ItemActions, type ItemAction } from './item-actions';
import classes from './item-editor.module.css';
import type { Shell } from './item-modal';
import { useItemForm } from './use-item-form';
import type { StockIndex } from './use-stock-rows';

interface ItemEditorProps {
  item: StockItemRow;
  stock: StockIndex;
  shell: Shell;
  onOpen: (what: ItemAction) => void;
  mayEdit: boolean;
  mayTransfer: boolean;
}

const TABS = ['card', 'barcodes', 'changes'] as const;

/** The item's tabs, what else can be done with it, and saving. Enter saves nothing: a hand scanner ends with it. */
export function ItemEditor({ item, stock, shell, onOpen, mayEdit, mayTransfer }: ItemEditorProps) {
  const t = useTranslations('stockItem');
  const [tab, setTab] = useState<(typeof TABS)[number]>('card');
  const [scanning, setScanning] = useState(false);
  const form = useItemForm(item, shell.done);
  const { onDirty } = shell;
  const { dirty, refusal, conflict } = form;
  const firstTab = useRef<HTMLButtonElement>(null);
  // The item comes after the dialog, whose close button has the focus by then.
  useEffect(() => {
    if (document.activeElement?.closest('[role="dialog"]')) firstTab.current?.focus();
  }, []);
  useEffect(() => onDirty(dirty || scanning), [dirty, scanning, onDirty]);
  const save = () => {
    setTab('card');
    void form.submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayEdit || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <div className={classes['editor']} onKeyDown={onKeyDown} aria-busy={form.busy}>
      <ItemActions
        item={item}
        mayEdit={mayEdit}
        mayTransfer={mayTransfer}
        onOpen={(what) => shell.leaveTo(() => onOpen(what))}
      />
      <Tabs
        className={classes['tabs'] ?? ''}
        classNames={{ panel: classes['panel'] ?? '' }}
        keepMounted={false}
        value={tab}
        onChange={(name) => setTab(TABS.find((known) => known === name) ?? 'card')}
      >
        <Tabs.List aria-label={t('tabs.label')}>
          {TABS.map((name) => (
            <Tabs.Tab
              key={name}
              ref={name === 'card' ? firstTab : undefined}
              value={name}
              data-autofocus={name === 'card' || undefined}
            >
              {t(`tabs.${name}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="card">
          {refusal && !refusal.field && <ProblemAlert problem={refusal.problem} title={t('notSaved')} />}
          {conflict && <ConflictNote conflict={conflict} stock={stock} />}
          <CardTab item={item} form={form} stock={stock} mayEdit={mayEdit} />
        </Tabs.Panel>
        {/* What was scanned and is on its way stays, whatever is looked at meanwhile. */}
        <Tabs.Panel value="barcodes" keepMounted>
          <BarcodesTab item={item} mayEdit={mayEdit} onPending={setScanning} shown={tab === 'barcodes'} />
        </Tabs.Panel>
        <Tabs.Panel value="changes">
          <HistoryTab itemId={item.item_id} stock={stock} />
        </Tabs.Panel>
      </Tabs>
      <div className={classes['foot']}>
        <span className={classes['spring']} role="status">
          {dirty && t('unsaved')}
        </span>
        <Button variant="default" onClick={shell.leave}>
          {t(mayEdit ? 'cancel' : 'close')}
        </Button>
        {mayEdit && (
          <Button loading={form.busy} onClick={save}>
            {t('save')}
          </Button>
        )}
      </div>
    </div>
  );
}
