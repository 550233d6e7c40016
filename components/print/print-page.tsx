'use client';
import { type ReactNode, useEffect } from 'react';
import { IconPrinter } from '@tabler/icons-react';
import { PageTitle } from '@/components/frame/page-title';
import { cx, layout } from '@/components/ui/classes';
import { Button } from '@/components/ui/button';
import classes from './print-page.module.css';

interface PrintToolbarProps {
  readonly back: { readonly href: string; readonly label: string };
  readonly printLabel: string;
}

/** Opens the print dialog when the page is ready, and again by button; not printed. */
function PrintToolbar({ back, printLabel }: PrintToolbarProps) {
  useEffect(() => {
    let closed = false;
    // Without the fonts, lines would break differently on paper.
    void document.fonts.ready.then(() => {
      if (!closed) window.print();
    });
    return () => {
      closed = true;
    };
  }, []);
  return (
    <nav className={cx(layout.onScreen, classes['toolbar'])} aria-label={printLabel}>
      <Button component="a" href={back.href} variant="default" size="xs">
        {back.label}
      </Button>
      <Button size="xs" leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
        {printLabel}
      </Button>
    </nav>
  );
}

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
