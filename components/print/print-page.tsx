import type { ReactNode } from 'react';
import { PageTitle } from '@/components/frame/page-title';
import classes from './print-page.module.css';
import { PrintToolbar, type PrintToolbarProps } from './print-toolbar';

interface PrintPageProps extends PrintToolbarProps {
  readonly title: string;
  readonly subtitle: string;
  readonly venue: string;
  /** Who printed it and when. */
  readonly printed: string;
  /** Landscape. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** Page for the browser's printing: dark on white, with a head and pages numbered x of y. */
export function PrintPage({ title, subtitle, venue, printed, wide = false, children, ...toolbar }: PrintPageProps) {
  return (
    <main className={classes['sheet']} data-wide={wide || undefined}>
      <PageTitle>{title}</PageTitle>
      <PrintToolbar {...toolbar} />
      <header className={classes['header']}>
        <div>
          <h1>{title}</h1>
          <p>{subtitle}</p>
        </div>
        <div>
          <strong>{venue}</strong>
          <p>{printed}</p>
        </div>
      </header>
      {children}
    </main>
  );
}
