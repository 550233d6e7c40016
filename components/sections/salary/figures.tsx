'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { DueLine } from '@/lib/sections/salary/rules/salary';
import { useFormats } from '@/components/frame/use-formats';
import { LOADING } from './operation';
import classes from './operation.module.css';

/** A line of the figures: its name, and baht; undefined while loading. */
export interface Figure {
  readonly name: `due.lines.${DueLine['key'] | 'due'}` | `figures.${'dueFirst' | 'hourCost' | 'sum'}`;
  readonly amount: number | undefined;
  readonly sign?: '+' | '−';
  readonly total?: boolean;
}

/** Figures that an amount is made of, one to a line. */
export function Figures({ label, lines }: { readonly label: string; readonly lines: readonly Figure[] }) {
  const t = useTranslations('salary');
  const { formatBaht } = useFormats();
  const written = ({ amount, sign }: Figure) =>
    amount === undefined ? LOADING : `${amount === 0 ? '' : (sign ?? '')}${formatBaht(amount)}`;
  return (
    <dl className={cx(layout.figures, classes['figures'])} aria-label={label}>
      {lines.map((line) => (
        <div key={line.name} data-total={line.total || undefined}>
          <dt className={line.total ? undefined : layout.muted}>{t(line.name)}</dt>
          <dd>{written(line)}</dd>
        </div>
      ))}
    </dl>
  );
}
