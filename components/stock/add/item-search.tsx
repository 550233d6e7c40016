'use client';
import { TextInput } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useId, useMemo, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { StockItemRow } from '@/lib/contract/stock';
import { searchRows } from '@/lib/domain/tree';
import { namedSo } from './entry';
import { ItemOptions } from './item-options';
import classes from './item-search.module.css';
import type { StockRows } from '@/components/browse/use-stock-rows';

const DEBOUNCE_MS = 100;
const MOST_MATCHES = 50;

interface ItemSearchProps {
  stock: StockRows;
  name: string;
  onName: (name: string) => void;
  /** `moveOn` unless the field was left already. */
  onChoose: (row: StockItemRow, moveOn: boolean) => void;
  /** It is to be a new item of the name that was typed. */
  onNew: () => void;
  /** Whether the name stands for an item that was chosen already. */
  chosen: boolean;
  error: ReactNode;
  description: ReactNode;
  /** Whether it may be a new item; otherwise one is chosen for a barcode. */
  mayCreate: boolean;
}

/** The item's name: what is typed finds items of the stock, an exact name takes one, any other makes a new one. */
export function ItemSearch(props: ItemSearchProps) {
  const { stock, name, onName, onChoose, onNew, chosen, error, description, mayCreate } = props;
  const t = useTranslations('stockAdd');
  const listId = useId();
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const [asked] = useDebouncedValue(name, DEBOUNCE_MS);
  const box = useClickOutside<HTMLDivElement>(() => setOpened(false));
  const query = name.trim() === '' ? '' : asked;
  const found = useMemo(() => searchRows(stock.items, query, MOST_MATCHES), [stock.items, query]);
  const shown = opened && name.trim() !== '' && !chosen;
  // Until the stock is read, nobody knows what is new.
  const canCreate = mayCreate && !stock.loading;
  // The last line makes a new item.
  const last = found.length - (canCreate ? 0 : 1);

  const close = () => {
    setOpened(false);
    setActive(-1);
  };
  const take = (index: number) => {
    const row = found[index];
    close();
    if (row) onChoose(row, true);
    else if (canCreate) onNew();
  };
  const takeExact = (moveOn: boolean): boolean => {
    const [one, ...others] = chosen ? [] : namedSo(stock.items, name);
    if (!one || others.length > 0) return false;
    close();
    onChoose(one, moveOn);
    return true;
  };
  const step = (by: number) => {
    setOpened(true);
    if (last < 0) return;
    setActive(active < 0 && by < 0 ? last : (active + by + last + 1) % (last + 1));
  };
  const enter = () => {
    if (shown && active >= 0) take(active);
    else if (takeExact(true)) return;
    else if (chosen || name.trim() === '') return;
    else if (shown && asked === name && found.length > 0) setActive(0);
    else if (found.length > 0 || stock.loading) setOpened(true);
    else take(last);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && !chosen && name.trim() !== '') enter();
    else return;
    event.preventDefault();
  };

  return (
    <div className={classes['box']} ref={box}>
      <TextInput
        data-field="name"
        label={t('entry.name')}
        placeholder={mayCreate ? t('entry.nameHint') : t('entry.attachHint')}
        description={error ? undefined : description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={error}
        role="combobox"
        aria-expanded={shown}
        aria-haspopup="listbox"
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        // The first Escape is the list's, not the dialog's.
        data-mantine-stop-propagation={shown ? 'true' : undefined}
        value={name}
        onChange={(event) => {
          onName(event.currentTarget.value);
          setActive(-1);
          setOpened(true);
        }}
        onBlur={(event) => {
          if (box.current?.contains(event.relatedTarget)) return;
          if (!takeExact(false)) close();
        }}
        onKeyDown={onKeyDown}
      />
      {shown && (
        <ItemOptions
          id={listId}
          stock={stock}
          rows={found}
          active={active}
          query={asked}
          name={canCreate ? name.trim() : null}
          onTake={take}
        />
      )}
    </div>
  );
}
