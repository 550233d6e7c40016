'use client';
import { useLocale, useTranslations } from 'next-intl';
import { OfferedLink } from '@/components/sight/offers';
import { formatMoney } from '@/lib/domain/format';
import type { AttentionCase } from '@/lib/sections/overview/contract/attention';
import { nameOf, whyOf } from '@/lib/sections/overview/lists/attention';
import { ATTENTION, mendedAt } from './addresses';
import { Block } from './block';
import classes from './attention.module.css';

interface AttentionProps {
  /** The most urgent cases. */
  readonly cases: readonly AttentionCase[];
  /** Number of all cases. */
  readonly total: number;
}

/** The most urgent of what needs attention, each with the way to where it is mended. */
export function Attention({ cases, total }: AttentionProps) {
  const words = useTranslations();
  const t = useTranslations('attention');
  const locale = useLocale();
  return (
    <Block title={<OfferedLink href={ATTENTION}>{t('needs', { count: total })}</OfferedLink>}>
      {cases.length > 0 && (
        <ul className={classes['cases']}>
          {cases.map((one) => {
            const title = [t(`rules.${one.rule}.title`), nameOf(one)].filter(Boolean).join(': ');
            return (
              <li key={`${one.rule} ${one.subject}`}>
                <OfferedLink href={mendedAt(one) ?? ATTENTION}>{title}</OfferedLink>
                <span className={classes['why']}>{whyOf(one, words)}</span>
                {one.amount !== null && <b>{formatMoney(one.amount, locale)} ฿</b>}
              </li>
            );
          })}
        </ul>
      )}
      {total > cases.length && cases.length > 0 && (
        <OfferedLink href={ATTENTION}>{t('all', { count: total })}</OfferedLink>
      )}
    </Block>
  );
}
