'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { cx, layout } from '@/components/ui/classes';
import classes from './recipe.module.css';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Red while there is a warning. */
  readonly mark?: boolean;
}

interface RecipeTotalProps {
  readonly figures: readonly Figure[];
  readonly warning?: string | null | undefined;
  /** Said without a warning. */
  readonly note?: string | null | undefined;
}

/** Figures below a recipe, with a warning, a note, or room for one. */
export function RecipeTotal({ figures, warning, note }: RecipeTotalProps) {
  return (
    <div className={classes['total']}>
      <dl className={cx(layout.row, layout.figures)} data-loss={Boolean(warning) || undefined}>
        {figures.map(({ label, value, strong, mark }) => (
          <div key={label}>
            <dt className={cx(layout.muted, layout.tiny)}>{label}</dt>
            <dd data-strong={strong} data-mark={mark}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className={cx(layout.line, layout.small, classes['loss'])}>
        {(warning ?? note) && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            {warning ?? note}
          </>
        )}
      </p>
    </div>
  );
}
