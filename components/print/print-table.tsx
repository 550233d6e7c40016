import type { ReactNode } from 'react';
import classes from './print-page.module.css';

interface PrintTableProps {
  readonly caption: string;
  /** The widths of its columns. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A table on paper: its head comes again on every page, no row is torn apart. */
export function PrintTable({ caption, className, children }: PrintTableProps) {
  return (
    <table className={`${classes['table']} ${className ?? ''}`}>
      <caption>{caption}</caption>
      {children}
    </table>
  );
}
