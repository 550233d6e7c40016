'use client';
import { CloseButton, TextInput } from '@mantine/core';
import { useClickOutside, useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconReplace } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import classes from './ingredient-picker.module.css';
import { PickerTree } from './picker-tree';
import { pickerLines, type PickerLine } from './picker-lines';
import type { Stock, StockRow } from './use-stock';

const DEBOUNCE_MS = 100;

interface IngredientPickerProps {
  input: RefObject<HTMLInputElement | null>;
  stock: Stock;
  listed: readonly { readonly item_id: number }[];
  /** Name of the ingredient whose place the chosen one takes. */
  replacing: string | null;
  onChoose: (row: StockRow) => void;
  onCancel: () => void;
}

/** Chooses from stock: by name while something is typed, else by its folders. */
export function IngredientPicker({ input, stock, listed, replacing, onChoose, onCancel }: IngredientPickerProps) {
  const t = useTranslations('dish.recipe');
  const locale = useLocale();
  const listId = useId();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(false);
  const [active, setActive] = useState(-1);
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const [asked] = useDebouncedValue(query, DEBOUNCE_MS);
  const box = useClickOutside<HTMLDivElement>(() => setOpened(false));
  const taken = useMemo(() => new Set(listed.map(({ item_id }) => item_id)), [listed]);
  const linesFor = (text: string) => pickerLines(stock, text, taken, expanded, locale);
  const lines = useMemo(
    () => (opened ? pickerLines(stock, asked, taken, expanded, locale) : []),
    [opened, stock, asked, taken, expanded, locale],
  );
  const label = replacing === null ? t('add') : t('replaceWith', { name: replacing });

  const close = () => {
    setOpened(false);
    setActive(-1);
    setQuery('');
  };
  const expand = (id: number, wanted: boolean) => {
    const next = new Set(expanded);
    if (wanted) next.add(id);
    else next.delete(id);
    setExpanded(next);
  };
  const take = (line: PickerLine | undefined) => {
    if (!line) return;
    if (!line.row.is_file) {
      expand(line.row.item_id, line.expanded !== true);
      return;
    }
    close();
    onChoose(line.row);
  };
  const step = (by: number) => {
    if (!opened) {
      setOpened(true);
      return;
    }
    if (lines.length > 0)
      setActive(active < 0 && by < 0 ? lines.length - 1 : (active + by + lines.length) % lines.length);
  };
  const fold = (event: KeyboardEvent, wanted: boolean) => {
    const line = query === '' ? lines[active] : undefined;
    if (!line || line.expanded === undefined) return;
    event.preventDefault();
    expand(line.row.item_id, wanted);
  };
  const escape = () => {
    if (!opened && replacing !== null) onCancel();
    close();
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    // Without a choice the best match is meant, for the text as it stands: some type faster than we search.
    Enter: () => take(active < 0 || asked !== query ? (query.trim() ? linesFor(query)[0] : undefined) : lines[active]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      fold(event, event.key === 'ArrowRight');
      return;
    }
    if (event.key === 'Escape') {
      escape();
      return;
    }
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={classes['box']} ref={box}>
      <TextInput
        ref={input}
        label={label}
        placeholder={t('pickHint')}
        role="combobox"
        aria-expanded={opened}
        aria-haspopup="tree"
        aria-controls={opened ? listId : undefined}
        aria-activedescendant={opened && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        // The first Escape is the list's, not the dialog's.
        data-mantine-stop-propagation={opened || replacing !== null ? 'true' : undefined}
        leftSection={replacing === null ? <IconPlus size={16} aria-hidden /> : <IconReplace size={16} aria-hidden />}
        rightSection={
          replacing !== null && <CloseButton size="sm" aria-label={t('replaceCancel')} onClick={onCancel} />
        }
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setActive(-1);
          setOpened(true);
        }}
        onFocus={() => setOpened(true)}
        onClick={() => setOpened(true)}
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpened(false)}
        onKeyDown={onKeyDown}
      />
      {opened && (
        <PickerTree
          id={listId}
          label={label}
          lines={lines}
          active={active}
          query={asked}
          loading={stock.loading}
          onTake={take}
        />
      )}
    </div>
  );
}
