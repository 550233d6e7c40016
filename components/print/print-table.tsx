import type { ReactNode } from 'react';
import { cx } from '@/components/ui/classes';
import classes from './print-page.module.css';

interface PrintTableProps {
  readonly caption: string;
  /** Class that sets column widths. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Printed table: repeats its head on every page, never breaks a row. */
export function PrintTable({ caption, className, children }: PrintTableProps) {
  return (
    <table className={cx(classes['table'], className)}>
      <caption>{caption}</caption>
      {children}
    </table>
  );
}
