'use client';
import {
  IconAlertTriangle,
  IconCheck,
  IconChecklist,
  IconCloudOff,
  IconEqual,
  IconLoader2,
  IconSearchOff,
} from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { groupBy } from '@/lib/domain/group-by';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import classes from './counting.module.css';
import type { Counting, Shown } from './use-counting';
import type { Entry } from './entry-queue';

const STATES = { saving: IconLoader2, waiting: IconCloudOff, refused: IconAlertTriangle } as const;

function State({ item, entry }: { item: Shown; entry: Entry | undefined }) {
  const t = useTranslations('stocktake.list');
  if (entry) {
    const Icon = STATES[entry.state];
    return (
      <Icon size={18} stroke={1.8} className={classes['state']} data-state={entry.state} aria-label={t(entry.state)} />
    );
  }
  if (item.line.stale)
    return <IconAlertTriangle size={18} className={classes['state']} data-state="refused" aria-hidden />;
  if (item.counted === null) return <span className={classes['state']} />;
  return <IconCheck size={18} stroke={2} className={classes['state']} data-state="saved" aria-hidden />;
}

/** Line of one item: its count, and a button to accept the booked quantity where allowed. */
function LineRow({ item, counting }: { item: Shown; counting: Counting }) {
  const t = useTranslations('stocktake.list');
  const { written } = useMeasure();
  const { line, counted } = item;
  const open = counting.current?.line.item_id === line.item_id;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  const entry = counting.entries.get(line.item_id);
  const expected = line.expected == null ? null : written(line.expected, line);
  return (
    <li ref={row} className={classes['line']} data-open={open || undefined}>
      <UnstyledButton
        className={cx(layout.line, classes['choose'])}
        aria-current={open || undefined}
        onClick={() => counting.open(line.item_id)}
      >
        <State item={item} entry={entry} />
        <span className={cx(layout.stack, classes['what'])}>
          <span>{line.name}</span>
          {line.stale && !entry && (
            <span className={cx(layout.muted, layout.tiny, layout.figures, classes['warning'])}>{t('stale')}</span>
          )}
          {expected && (
            <span className={cx(layout.muted, layout.tiny, layout.figures)}>
              {t('inBooks', { quantity: expected })}
            </span>
          )}
        </span>
        <span className={cx(layout.figures, classes['counted'])} data-none={counted === null || undefined}>
          {counted === null ? t('notCounted') : written(counted, line)}
        </span>
      </UnstyledButton>
      {expected && counted === null && (line.expected ?? -1) >= 0 && (
        <UnstyledButton
          className={classes['same']}
          aria-label={t('sameOf', { name: line.name, quantity: expected })}
          title={t('same')}
          onClick={() => counting.asExpected(item)}
        >
          <IconEqual size={20} stroke={1.8} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  );
}

/** Lines to count, grouped by folder in the order of the storeroom. */
export function LineList({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake');
  const { visible, all } = counting;
  const folders = useMemo(() => [...groupBy(visible, ({ line }) => line.folder)], [visible]);
  const progress = useMemo(() => groupBy(all, ({ line }) => line.folder), [all]);
  if (visible.length === 0) {
    const searching = counting.query.trim() !== '';
    return (
      <div className={classes['list']}>
        <EmptyState
          icon={searching ? <IconSearchOff /> : <IconChecklist />}
          title={searching ? t('find.nothing', { query: counting.query.trim() }) : t('list.allDone')}
        >
          {!searching && t('list.allDoneText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes['list']} role="region" aria-label={t('list.label')} tabIndex={-1}>
      {folders.map(([folder, items]) => {
        const inside = progress.get(folder) ?? [];
        const counted = inside.filter((item) => item.counted !== null).length;
        return (
          <section key={folder} className={classes['folder']} aria-label={folder || t('noFolder')}>
            <h2 className={cx(layout.line, layout.small, classes['heading'])}>
              <span>{folder || t('noFolder')}</span>
              <span className={cx(layout.figures, classes['done'])}>
                {t('ofLines', { counted, lines: inside.length })}
              </span>
            </h2>
            <ul>
              {items.map((item) => (
                <LineRow key={item.line.item_id} item={item} counting={counting} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
