'use client';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconEqual, IconLoader2 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { Entry } from './entry-queue';
import classes from './line-list.module.css';
import type { Counting, Shown } from './use-counting';

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
export function LineRow({ item, counting }: { item: Shown; counting: Counting }) {
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
        <span className={classes['what']}>
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
        <span className={classes['counted']} data-none={counted === null || undefined}>
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
