'use client';
import Link from 'next/link';
import { useEffect, useRef, type ReactNode } from 'react';
import { useEdges } from '@/components/ui/use-edges';
import { cx, layout } from '@/components/ui/classes';
import { Arriving } from './arriving';
import { useKeepTab } from './last-tab';
import classes from './tab-strip.module.css';

interface TabProps {
  readonly href: string;
  readonly label: string;
  readonly open: boolean;
  /** Short note after the label. An empty note takes no space. */
  readonly note?: ReactNode;
}

/** Tab of a section. From the press until its page arrives it is marked. */
export function Tab({ href, label, open, note }: TabProps) {
  return (
    <Link
      className={cx(layout.muted, layout.small, classes['tab'])}
      href={href}
      prefetch={false}
      aria-current={open ? 'page' : undefined}
    >
      {label}
      {note && (
        <>
          {' '}
          <span className={cx(layout.muted, classes['note'])}>{note}</span>
        </>
      )}
      <Arriving heading={label} />
    </Link>
  );
}

interface TabStripProps {
  /** Name of the navigation. */
  readonly label: string;
  /** The open tab. */
  readonly current: string;
  /** Address of the open tab. It is stored, so that the link of the section leads to it. */
  readonly keeps?: string | false | undefined;
  readonly children: ReactNode;
}

/** Strip of a section's tabs. The open tab is scrolled into view; an edge with further tabs is marked. */
export function TabStrip({ label, current, keeps = false, children }: TabStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEdges(strip);
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  const keep = useKeepTab();
  useEffect(() => {
    if (keeps) keep(keeps);
  }, [keep, keeps]);
  return (
    <div className={classes['box']}>
      <nav ref={strip} className={cx(layout.onScreen, classes['strip'])} aria-label={label}>
        {children}
      </nav>
    </div>
  );
}
