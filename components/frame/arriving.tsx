'use client';
import { useLinkStatus } from 'next/link';
import { createContext, use, useLayoutEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { Title } from '@/components/ui/title';
import classes from './arriving.module.css';

const HeadingContext = createContext<string | null>(null);
const AnnounceContext = createContext<(heading: string | null) => void>(() => undefined);

const ROWS = 8;

/** Connects the links in it with the area whose content they replace. */
export function Arrivals({ children }: { readonly children: ReactNode }) {
  const [heading, announce] = useState<string | null>(null);
  return (
    <AnnounceContext value={announce}>
      <HeadingContext value={heading}>{children}</HeadingContext>
    </AnnounceContext>
  );
}

/** Mark inside a link: announces the page of the link from the press until it has arrived. */
export function Arriving({ heading, className }: Pick<ComponentProps<'span'>, 'className'> & { heading: string }) {
  const { pending } = useLinkStatus();
  const announce = use(AnnounceContext);
  useLayoutEffect(() => {
    if (!pending) return undefined;
    announce(heading);
    return () => announce(null);
  }, [pending, heading, announce]);
  return <span className={className} data-pending={pending || undefined} aria-hidden />;
}

interface ArrivingAreaProps extends ComponentProps<'div'> {
  /** Shows the heading of the announced page; elsewhere a pressed tab shows it. */
  readonly withHeading?: boolean;
}

/** Content that a pressed link replaces: by a skeleton at once, and by the page when the server has rendered it. */
export function ArrivingArea({ withHeading = false, ...area }: ArrivingAreaProps) {
  const heading = use(HeadingContext);
  const isArriving = heading !== null;
  return (
    <>
      {isArriving && (
        <div className={cx(layout.stack, classes['arriving'])} aria-busy data-arriving>
          {withHeading && <Title order={1}>{heading}</Title>}
          {Array.from({ length: ROWS }, (_, row) => (
            <Skeleton key={row} height={12} radius="xl" width={row % 2 === 0 ? '85%' : '70%'} />
          ))}
        </div>
      )}
      <div {...area} {...(isArriving && { style: { display: 'none' } })} />
    </>
  );
}
