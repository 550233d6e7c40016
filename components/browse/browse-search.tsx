'use client';
import { CloseButton, Kbd, TextInput } from '@mantine/core';
import { useClickOutside, useDebouncedValue, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { searchRows } from '@/lib/domain/tree';
import { inOtherLayouts } from '@/lib/i18n/keyboard';
import classes from './browse-search.module.css';
import { SearchMatches } from './search-matches';
import type { BrowseRow } from './browse-row';
import type { Browse } from './use-browse';
import { useWords } from './use-words';

const DEBOUNCE_MS = 100;
/** More than anybody reads; one more is asked for, to know that there are more. */
export const MOST = 50;

interface BrowseSearchProps<Row extends BrowseRow> {
  browse: Browse<Row>;
  query: string;
  onQueryChange: (query: string) => void;
  onChoose: (row: Row) => void;
}

/** What the text finds, else what the same keys would have found in the other keyboard layout. */
function find<Row extends BrowseRow>(rows: readonly Row[], query: string): Row[] {
  for (const text of [query, ...inOtherLayouts(query)]) {
    const found = searchRows(rows, text, MOST + 1);
    if (found.length > 0) return found;
  }
  return [];
}

/** Finds folders and files by id and name over the whole tree; `/` leads here from anywhere. */
export function BrowseSearch<Row extends BrowseRow>({
  browse,
  query,
  onQueryChange,
  onChoose,
}: BrowseSearchProps<Row>) {
  const t = useWords();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  // An address with a search in it opens with what it finds.
  const [opened, setOpened] = useState(query.trim() !== '');
  const [active, setActive] = useState(-1);
  const [asked] = useDebouncedValue(query, DEBOUNCE_MS);
  const matches = useMemo(() => find(browse.rows, asked), [browse.rows, asked]);
  const box = useClickOutside<HTMLDivElement>(() => setOpened(false));
  const shown = opened && asked.trim() !== '' && query.trim() !== '';

  useWindowEvent('keydown', (event) => {
    const typing =
      event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
    // A Russian layout has the slash elsewhere: the key counts as well as the sign.
    const slash = event.key === '/' || (event.code === 'Slash' && !event.shiftKey);
    if (!slash || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.current?.focus();
  });

  const type = (text: string) => {
    onQueryChange(text);
    setActive(-1);
    setOpened(true);
  };
  const choose = (row: Row | undefined) => {
    if (!row) return;
    setOpened(false);
    setActive(-1);
    onQueryChange('');
    onChoose(row);
  };
  const step = (by: number) => {
    setOpened(true);
    const count = matches.length;
    if (shown && count > 0) setActive(active < 0 && by < 0 ? count - 1 : (active + by + count) % count);
  };
  const escape = () => {
    if (shown) setOpened(false);
    else type('');
    setActive(-1);
  };
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    // Without a choice the best match is meant: that of the text as it stands, for some type faster than we search.
    Enter: () => choose(active < 0 ? find(browse.rows, query)[0] : matches[active]),
    Escape: escape,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={classes['box']} ref={box} role="search">
      <TextInput
        ref={input}
        role="combobox"
        aria-label={t('search')}
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
        aria-autocomplete="list"
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={t('searchHint')}
        title={t('searchKey')}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSection={
          query === '' ? (
            <Kbd size="xs" aria-hidden className={classes['key'] ?? ''}>
              /
            </Kbd>
          ) : (
            <CloseButton
              size={26}
              iconSize={16}
              aria-label={t('clear')}
              onClick={() => {
                type('');
                input.current?.focus();
              }}
            />
          )
        }
        value={query}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => {
          event.currentTarget.select();
          setOpened(true);
        }}
        onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpened(false)}
        onKeyDown={onKeyDown}
      />
      {shown && (
        <SearchMatches
          id={listId}
          browse={browse}
          matches={matches.slice(0, MOST)}
          more={matches.length > MOST}
          query={asked}
          active={active}
          onChoose={choose}
        />
      )}
    </div>
  );
}
