'use client';
import { IconFolder, IconSearch } from '@tabler/icons-react';
import { useCallback, useRef, useState } from 'react';
import { useSlashKey } from '@/components/ui/use-slash-key';
import { Marked } from '@/components/tree/marked';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { Kbd } from '@/components/ui/kbd';
import { MOST_MATCHES, SearchBox } from '@/components/ui/search-box';
import { pathTo, searchRows } from '@/lib/domain/tree';
import { findInLayouts } from '@/lib/i18n/keyboard';
import classes from './browse-search.module.css';
import type { BrowseRow } from './browse-row';
import type { Browse } from './use-browse';
import { useWords } from './use-words';

interface BrowseSearchProps<Row extends BrowseRow> {
  browse: Browse<Row>;
  query: string;
  onQueryChange: (query: string) => void;
  onChoose: (row: Row) => void;
}

/** Search for folders and files by id and name in the whole tree; the `/` key focuses it. */
export function BrowseSearch<Row extends BrowseRow>(props: BrowseSearchProps<Row>) {
  const { browse, query, onQueryChange, onChoose } = props;
  const t = useWords();
  const input = useRef<HTMLInputElement>(null);
  // An address with a query opens with its matches.
  const [opened, setOpened] = useState(query.trim() !== '');
  const { rows, byId } = browse;
  // One more than is listed, to detect longer results.
  const find = useCallback(
    (text: string) => findInLayouts(text, (typed) => searchRows(rows, typed, MOST_MATCHES + 1)),
    [rows],
  );

  useSlashKey(() => input.current?.focus());
  const clear = () => {
    onQueryChange('');
    input.current?.focus();
  };
  const key = (
    <Kbd aria-hidden className={classes['key'] ?? ''}>
      /
    </Kbd>
  );
  return (
    <SearchBox
      box={{ className: classes['box'], role: 'search' }}
      ref={input}
      aria-label={t('search')}
      aria-keyshortcuts="/"
      enterKeyHint="search"
      placeholder={t('searchHint')}
      title={t('searchKey')}
      leftSection={<IconSearch size={16} aria-hidden />}
      rightSection={
        query === '' ? key : <CloseButton size={26} iconSize={16} aria-label={t('clear')} onClick={clear} />
      }
      value={query}
      onChange={onQueryChange}
      onFocus={(event) => {
        event.currentTarget.select();
        setOpened(true);
      }}
      opened={opened}
      onOpenedChange={setOpened}
      onKey={({ key }, { shown }) => key === 'Escape' && !shown && onQueryChange('')}
      find={find}
      onChoose={(row) => {
        setOpened(false);
        onQueryChange('');
        onChoose(row);
      }}
      list={{ label: t('matches') }}
      dropdown={classes['dropdown']}
      status={({ length }) => {
        if (length > 0) return t('found', { count: Math.min(length, MOST_MATCHES) });
        return browse.complete || browse.shortage ? t('noResult') : t('searching');
      }}
      foot={({ length }) =>
        length > MOST_MATCHES && (
          <div className={cx(layout.muted, layout.tiny, classes['more'])}>
            {t('firstMatches', { count: MOST_MATCHES })}
          </div>
        )
      }
      option={(row, text) => ({
        key: row.item_id,
        className: classes['option'],
        children: (
          <>
            {!row.is_file && <IconFolder size={16} stroke={1.6} aria-label={t('folder')} />}
            <span className={classes['name']}>
              <Marked text={row.name} query={text} />
            </span>
            <span className={cx(layout.muted, layout.tiny, layout.figures)}>
              <Marked text={String(row.item_id)} query={text} />
            </span>
            <span className={cx(layout.muted, layout.tiny, layout.clip, classes['path'])}>
              {[t('root'), ...pathTo(byId, row.parent_id).map(({ name }) => name)].join(' / ')}
            </span>
          </>
        ),
      })}
    />
  );
}
