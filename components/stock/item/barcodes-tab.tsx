'use client';
import { ActionIcon, Button, Skeleton, TextInput } from '@mantine/core';
import { IconBarcode, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { EmptyState } from '@/components/ui/empty-state';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { menuRows } from '@/lib/contract/menu';
import type { Barcode, StockItemRow } from '@/lib/contract/stock';
import { BarcodeAlert } from './barcode-alert';
import { BarcodeRemoval } from './barcode-removal';
import classes from './barcodes-tab.module.css';
import { MenuItemSelect } from './menu-item-select';
import { useBarcodes } from './use-barcodes';

const LONGEST = 64;

interface BarcodesTabProps {
  item: StockItemRow;
  mayEdit: boolean;
  /** Codes are on their way, or one is typed and not added. */
  onPending: (pending: boolean) => void;
  shown: boolean;
}

/** The item's barcodes. The field is made for a hand scanner, which types fast and ends each code with Enter. */
export function BarcodesTab({ item, mayEdit, onPending, shown }: BarcodesTabProps) {
  const t = useTranslations('stockItem.barcodes');
  const field = useRef<HTMLInputElement>(null);
  const barcodes = useBarcodes(item.item_id);
  const menu = useEndpoint(menuRows, {});
  const names = useMemo(() => new Map(menu.data?.rows.map((row) => [row.item_id, row.name])), [menu.data]);
  const [text, setText] = useState('');
  const [menuId, setMenuId] = useState<number | null>(null);
  const [removing, setRemoving] = useState<Barcode | null>(null);
  const pending = barcodes.waiting.length > 0 || text.trim() !== '';
  useEffect(() => onPending(pending), [pending, onPending]);
  useEffect(() => {
    if (shown) field.current?.focus();
  }, [shown]);
  const add = () => {
    const code = (field.current?.value ?? text).trim();
    setText('');
    if (code !== '') barcodes.add(code, menuId);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    add();
  };
  const { items, waiting, refused } = barcodes;
  return (
    <>
      {mayEdit && (
        <div className={classes['add']}>
          <TextInput
            ref={field}
            className={classes['field'] ?? ''}
            label={t('add')}
            placeholder={t('hint')}
            leftSection={<IconBarcode size={16} aria-hidden />}
            maxLength={LONGEST}
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <div className={classes['field']}>
            <MenuItemSelect label={t('menuItem')} value={menuId} onChange={setMenuId} />
          </div>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={text.trim() === ''}
            onClick={add}
          >
            {t('addShort')}
          </Button>
        </div>
      )}
      <div role="status" className={classes['said']}>
        {waiting.length > 0
          ? t('waiting', { count: waiting.length })
          : barcodes.added && t('added', { barcode: barcodes.added })}
      </div>
      {barcodes.error && !items && (
        <ProblemAlert
          problem={barcodes.error.problem}
          title={t('notLoaded')}
          onRetry={barcodes.retry}
          retrying={barcodes.retrying}
        />
      )}
      {!items && !barcodes.error && [0, 1].map((line) => <Skeleton key={line} height={36} mb={8} />)}
      {items?.length === 0 && (
        <EmptyState icon={<IconBarcode />} title={t('empty')}>
          {mayEdit && t('emptyText')}
        </EmptyState>
      )}
      {items && items.length > 0 && (
        <ul className={classes['list']} aria-label={t('list')}>
          {items.map((one) => (
            <li key={one.barcode_id} className={classes['line']}>
              <span className={classes['code']}>{one.barcode}</span>
              <span className={classes['dish']}>
                {one.menu_id !== null && (names.get(one.menu_id) ?? `#${one.menu_id}`)}
              </span>
              {mayEdit && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t('removeOf', { barcode: one.barcode })}
                  onClick={() => setRemoving(one)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {refused && <BarcodeAlert key={refused.barcode} refused={refused} onClose={barcodes.dismiss} />}
      {removing && (
        <BarcodeRemoval
          barcode={removing}
          onRemove={() => barcodes.remove(removing.barcode_id)}
          onClose={() => {
            setRemoving(null);
            field.current?.focus();
          }}
        />
      )}
    </>
  );
}
