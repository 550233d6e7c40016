import type { CSSProperties } from 'react';
import { cx } from './classes';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** Pixels or CSS units. */
  readonly height?: number | string;
  /** Pixels or CSS units; all there is by default. */
  readonly width?: number | string;
  /** A line of text rather than a box. */
  readonly radius?: 'xl';
  readonly style?: CSSProperties;
  readonly className?: string | undefined;
}

/** Placeholder of content that loads. A span, so that it may stand in a line of text. */
export const Skeleton = ({ height, width, radius, style, className }: SkeletonProps) => (
  <span
    className={cx(classes['skeleton'], className)}
    data-radius={radius}
    style={{ ...(height !== undefined && { height }), ...(width !== undefined && { width }), ...style }}
  />
);
