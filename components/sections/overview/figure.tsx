import { useLocale } from 'next-intl';
import type { ReactNode } from 'react';
import { Change } from '@/components/list/change';
import { OfferedLink } from '@/components/sight/offers';
import { formatCount, formatMoney } from '@/lib/domain/format';
import classes from './overview.module.css';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  /** The same figure in the past, for its change in percent. */
  readonly past?: number | undefined;
  readonly kind?: 'money' | 'count';
  /** List that proves the figure. */
  readonly href: string;
  readonly large?: boolean;
  readonly children?: ReactNode;
}

/** A label with what stands below it. */
export const Labelled = ({ label, large = false, children }: Pick<FigureProps, 'label' | 'large' | 'children'>) => (
  <div className={classes['figure']} data-large={large || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A figure with its name and its change; a link to the list that proves it. */
export function Figure({ label, value, past, kind = 'money', href, large = false, children }: FigureProps) {
  const locale = useLocale();
  const written = kind === 'money' ? `${formatMoney(value, locale)} ฿` : formatCount(value, locale);
  return (
    <Labelled label={label} large={large}>
      <OfferedLink href={href}>{written}</OfferedLink>{' '}
      {past !== undefined && past !== 0 && <Change kind={kind} now={value} past={past} only="percent" />}
      {children}
    </Labelled>
  );
}
