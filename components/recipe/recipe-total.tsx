'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './recipe.module.css';

interface Figure {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
  /** Red while there is a warning. */
  readonly mark?: boolean;
}

/** Figures below a recipe, with a warning or room for one. */
export function RecipeTotal({ figures, warning }: { figures: readonly Figure[]; warning?: string | null | undefined }) {
  return (
    <div className={classes['total']}>
      <dl data-loss={Boolean(warning) || undefined}>
        {figures.map(({ label, value, strong, mark }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-strong={strong} data-mark={mark}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p role="status" className={classes['loss']}>
        {warning && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            {warning}
          </>
        )}
      </p>
    </div>
  );
}
