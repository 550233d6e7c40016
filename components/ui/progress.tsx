import classes from './progress.module.css';

export interface ProgressProps {
  /** Per cent. */
  readonly value: number;
  readonly 'aria-label': string;
  readonly animated?: boolean;
  readonly thick?: boolean;
}

/** Thin bar of what is done. */
export const Progress = ({ value, animated = false, thick, ...props }: ProgressProps) => (
  <div className={classes['track']} data-thick={thick || undefined}>
    <div
      className={classes['bar']}
      role="progressbar"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      aria-valuetext={`${value}%`}
      data-animated={animated || undefined}
      style={{ width: `${value}%` }}
      {...props}
    />
  </div>
);
