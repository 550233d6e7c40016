'use client';
import { VisuallyHidden } from '@mantine/core';
import { IconChevronRight, IconFolder } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type CSSProperties } from 'react';
import { useMeasure } from '@/components/measure/use-measure';
import classes from './ingredient-picker.module.css';
import type { PickerLine } from './picker-lines';

interface PickerTreeProps {
  id: string;
  label: string;
  lines: readonly PickerLine[];
  active: number;
  query: string;
  loading: boolean;
  onTake: (line: PickerLine) => void;
}

/** What the picker offers; the focus stays in its field, so the lines are told by `aria-activedescendant`. */
export function PickerTree({ id, label, lines, active, query, loading, onTake }: PickerTreeProps) {
  const t = useTranslations('dish.recipe');
  const measure = useMeasure();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const none = loading ? t('stockLoading') : query.trim() === '' ? t('stockEmpty') : t('noResult');
  return (
    <div className={classes['dropdown']}>
      <div ref={list} id={id} role="tree" aria-label={label} className={classes['list']}>
        {lines.map((line, index) => {
          const { row, level, position, siblings, expanded, path } = line;
          return (
            <div
              key={row.item_id}
              id={`${id}-${index}`}
              role="treeitem"
              className={classes['line']}
              style={{ '--level': level - 1 } as CSSProperties}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={expanded}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(line)}
            >
              {!row.is_file && <IconChevronRight size={14} aria-hidden data-expanded={expanded} />}
              {!row.is_file && <IconFolder size={15} stroke={1.6} aria-hidden />}
              <span className={classes['name']}>{row.name}</span>
              {path && <span className={classes['path']}>{path}</span>}
              {row.is_file && row.measure_id !== undefined && (
                <span className={classes['cost']}>
                  {measure.money(row.prime_cost)} /{' '}
                  {measure.name({ measure_id: row.measure_id, measure_name: row.measure_name ?? '' })}
                </span>
              )}
            </div>
          );
        })}
      </div>
      {lines.length === 0 && <div className={classes['none']}>{none}</div>}
      <VisuallyHidden role="status">
        {lines.length === 0 ? none : query.trim() === '' ? '' : t('found', { count: lines.length })}
      </VisuallyHidden>
    </div>
  );
}
