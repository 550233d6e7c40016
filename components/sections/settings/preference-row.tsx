import { useId, type ReactNode } from 'react';
import classes from '@/components/record/row.module.css';
import { cx, layout } from '@/components/ui/classes';

interface PreferenceRowProps {
  readonly label: string;
  /** Explanation of the choice, where its name is not enough. */
  readonly hint?: string | undefined;
  /** The control, named by the label and described by the hint. */
  readonly children: (names: { 'aria-labelledby': string; 'aria-describedby'?: string }) => ReactNode;
}

/** A choice: name and explanation, and its control beside them, below them on a phone. */
export function PreferenceRow({ label, hint, children }: PreferenceRowProps) {
  const id = useId();
  const named = { 'aria-labelledby': `${id}label`, ...(hint && { 'aria-describedby': `${id}hint` }) };
  return (
    <div className={classes['row']}>
      <div className={classes['words']}>
        <span id={`${id}label`} className={classes['label']}>
          {label}
        </span>
        {hint && (
          <span id={`${id}hint`} className={cx(layout.muted, layout.small)}>
            {hint}
          </span>
        )}
      </div>
      {children(named)}
    </div>
  );
}
