import { useLocale, useTranslations } from 'next-intl';
import { OfferedLink } from '@/components/sight/offers';
import { formatCount, formatMoney } from '@/lib/domain/format';
import type { OfRule } from '@/lib/sections/overview/contract/attention';
import { casesIn } from '@/lib/sections/overview/rules/cases';
import { ATTENTION, casesOf } from './addresses';
import { Block } from './block';
import { SmallTable } from './small-table';

/** Rules with cases that need attention, most urgent first, each with a link to its cases. */
export function Attention({ rules }: { readonly rules: readonly OfRule[] }) {
  const t = useTranslations('attention');
  const locale = useLocale();
  const total = casesIn(rules);
  return (
    <Block title={<OfferedLink href={ATTENTION}>{t('needs', { count: total })}</OfferedLink>}>
      {total > 0 && (
        <SmallTable
          heads={[t('columns.rule'), t('cases'), t('sum')]}
          rows={rules.map(({ rule, cases, amount }) => ({
            key: rule,
            cells: [
              <OfferedLink key="rule" href={casesOf(rule)}>
                {t(`rules.${rule}.title`)}
              </OfferedLink>,
              formatCount(cases, locale),
              amount === null ? '—' : formatMoney(amount, locale),
            ],
          }))}
        />
      )}
    </Block>
  );
}
