'use client';
import { IconChevronRight, IconFolder, IconPlus, IconReplace } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo, useState, type RefObject } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { KEEPS_ESCAPE } from '@/components/ui/keeps-escape';
import { SearchBox } from '@/components/ui/search-box';
import { useFormats } from '@/components/frame/use-formats';
import classes from './ingredient-picker.module.css';
import { pickerLines, type PickerLine } from './picker-lines';
import type { ItemRow, Items } from './use-items';
import { withItem } from '@/lib/domain/sets';

interface IngredientPickerProps {
  input: RefObject<HTMLInputElement | null>;
  items: Items;
  listed: readonly { readonly item_id: number }[];
  /** Name of the ingredient being replaced. */
  replacing: string | null;
  onChoose: (row: ItemRow) => void;
  onCancel: () => void;
}

/** Line of the picker: a folder, or an item with its cost per measure, if visible, or the note that the recipe has it. */
function PickerContent({ line: { row, expanded, path, listed } }: { line: PickerLine }) {
  const t = useTranslations('recipe');
  const { formatBaht } = useFormats();
  const measure = useMeasure();
  return (
    <>
      {!row.is_file && <IconChevronRight size={14} aria-hidden data-expanded={expanded} />}
      {!row.is_file && <IconFolder size={15} stroke={1.6} aria-hidden />}
      <span className={cx(layout.clip, classes['name'])}>{row.name}</span>
      {path && <span className={cx(layout.clip, layout.muted, layout.tiny, classes['path'])}>{path}</span>}
      {listed && <span className={cx(layout.muted, layout.tiny, layout.figures, classes['cost'])}>{t('listed')}</span>}
      {!listed && row.is_file && row.measure_id !== undefined && row.prime_cost !== undefined && (
        <span className={cx(layout.muted, layout.tiny, layout.figures, classes['cost'])}>
          {formatBaht(row.prime_cost)} /{' '}
          {measure.name({ measure_id: row.measure_id, measure_name: row.measure_name ?? '' })}
        </span>
      )}
    </>
  );
}

/** Chooses a stock item: by name while typing, else from the folders. */
export function IngredientPicker({ input, items, listed, replacing, onChoose, onCancel }: IngredientPickerProps) {
  const t = useTranslations('recipe');
  const locale = useLocale();
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState(false);
  const [expanded, setExpanded] = useState<ReadonlySet<number>>(new Set());
  const { rows, byId } = items;
  const taken = useMemo(() => new Set(listed.map(({ item_id }) => item_id)), [listed]);
  const find = useCallback(
    (text: string) => pickerLines({ rows, byId }, text, taken, expanded, locale),
    [rows, byId, taken, expanded, locale],
  );
  const label = replacing === null ? t('add') : t('replaceWith', { name: replacing });

  const expand = (id: number, isExpanded: boolean) => setExpanded(withItem(expanded, id, isExpanded));

  return (
    <SearchBox
      browsable
      ref={input}
      label={label}
      placeholder={t('pickHint')}
      leftSection={replacing === null ? <IconPlus size={16} aria-hidden /> : <IconReplace size={16} aria-hidden />}
      rightSection={replacing !== null && <CloseButton size="sm" aria-label={t('replaceCancel')} onClick={onCancel} />}
      // Escape cancels the replacement, not the dialog.
      {...(replacing !== null && KEEPS_ESCAPE)}
      value={query}
      onChange={setQuery}
      onFocus={() => setOpened(true)}
      onClick={() => setOpened(true)}
      opened={opened}
      onOpenedChange={setOpened}
      onKey={(event, { shown, marked }) => {
        if (event.key === 'Escape') {
          setQuery('');
          if (!shown && replacing !== null) onCancel();
        } else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
          if (query !== '' || marked?.expanded === undefined) return;
          event.preventDefault();
          expand(marked.row.item_id, event.key === 'ArrowRight');
        }
      }}
      find={find}
      onChoose={({ row, expanded: folded }) => {
        if (!row.is_file) {
          expand(row.item_id, folded !== true);
          return;
        }
        setOpened(false);
        setQuery('');
        onChoose(row);
      }}
      list={{ label, className: classes['list'], role: 'tree' }}
      status={({ length }, text) => {
        const all = text.trim() === '';
        if (length > 0) return all ? '' : t('found', { count: length });
        if (items.loading) return t('stockLoading');
        return all ? t('stockEmpty') : t('noResult');
      }}
      option={(line) => ({
        key: line.row.item_id,
        className: cx(layout.line, classes['line']),
        'data-listed': line.listed || undefined,
        style: { paddingInlineStart: 6 + (line.level - 1) * 16 },
        'aria-level': line.level,
        'aria-posinset': line.position,
        'aria-setsize': line.siblings,
        'aria-expanded': line.expanded,
        children: <PickerContent line={line} />,
      })}
    />
  );
}
