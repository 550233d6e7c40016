'use client';
import { IconPrinter } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import classes from './print-page.module.css';

export interface PrintToolbarProps {
  readonly back: { readonly href: string; readonly label: string };
  readonly printLabel: string;
}

/** Opens the print dialog when the page is ready, and again by button; not printed. */
export function PrintToolbar({ back, printLabel }: PrintToolbarProps) {
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
    <nav className={classes['toolbar']} aria-label={printLabel}>
      <Button component="a" href={back.href} variant="default" size="xs">
        {back.label}
      </Button>
      <Button size="xs" leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden />} onClick={() => window.print()}>
        {printLabel}
      </Button>
    </nav>
  );
}
