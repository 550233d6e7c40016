'use client';
import { IconChevronRight, IconFolder } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import classes from './ingredient-picker.module.css';
import type { PickerLine } from './picker-lines';

/** Line of the picker: a folder, or an item with its cost per measure, if visible, or the note that the recipe has it. */
export function PickerContent({ line: { row, expanded, path, listed } }: { line: PickerLine }) {
  const t = useTranslations('recipe');
  const measure = useMeasure();
  return (
    <>
      {!row.is_file && <IconChevronRight size={14} aria-hidden data-expanded={expanded} />}
      {!row.is_file && <IconFolder size={15} stroke={1.6} aria-hidden />}
      <span className={cx(layout.clip, classes['name'])}>{row.name}</span>
      {path && <span className={cx(layout.clip, layout.muted, layout.tiny, classes['path'])}>{path}</span>}
      {listed && <span className={cx(layout.muted, layout.tiny, classes['cost'])}>{t('listed')}</span>}
      {!listed && row.is_file && row.measure_id !== undefined && row.prime_cost !== undefined && (
        <span className={cx(layout.muted, layout.tiny, classes['cost'])}>
          {measure.money(row.prime_cost)} /{' '}
          {measure.name({ measure_id: row.measure_id, measure_name: row.measure_name ?? '' })}
        </span>
      )}
    </>
  );
}
