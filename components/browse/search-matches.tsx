'use client';
import { VisuallyHidden } from '@mantine/core';
import { IconFolder } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { highlight, pathTo } from '@/lib/domain/tree';
import classes from './browse-search.module.css';
import type { BrowseRow } from './browse-row';
import type { Browse } from './use-browse';
import { useWords } from './use-words';

interface SearchMatchesProps<Row extends BrowseRow> {
  id: string;
  browse: Browse<Row>;
  matches: readonly Row[];
  /** There are more than are shown. */
  more: boolean;
  query: string;
  active: number;
  onChoose: (row: Row) => void;
}

/** A text with what the query found marked in it. */
function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, index) =>
    piece.match ? (
      <mark key={index} className={classes['match']}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}

/** The list under the search box: name, id and path of what was found. */
export function SearchMatches<Row extends BrowseRow>(props: SearchMatchesProps<Row>) {
  const { id, browse, matches, more, query, active, onChoose } = props;
  const t = useWords();
  const list = useRef<HTMLUListElement>(null);
  const { byId } = browse;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const none = browse.complete || browse.shortage ? t('noResult') : t('searching');
  return (
    <div className={classes['dropdown']}>
      <ul role="listbox" id={id} aria-label={t('matches')} className={classes['list']} ref={list}>
        {matches.map((row, index) => (
          <li
            key={row.item_id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={classes['option']}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(row)}
          >
            {!row.is_file && <IconFolder size={16} stroke={1.6} aria-label={t('folder')} />}
            <span className={classes['name']}>
              <Marked text={row.name} query={query} />
            </span>
            <span className={classes['id']}>
              <Marked text={String(row.item_id)} query={query} />
            </span>
            <span className={classes['path']}>
              {[t('root'), ...pathTo(byId, row.parent_id).map(({ name }) => name)].join(' / ')}
            </span>
          </li>
        ))}
      </ul>
      {matches.length === 0 && <div className={classes['none']}>{none}</div>}
      {more && <div className={classes['none']}>{t('firstMatches', { count: matches.length })}</div>}
      <VisuallyHidden role="status">{matches.length > 0 ? t('found', { count: matches.length }) : none}</VisuallyHidden>
    </div>
  );
}
