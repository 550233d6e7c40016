'use client';
import { IconChevronLeft, IconDots, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/frame/page-header';
import { ActionIcon } from '@/components/ui/action-icon';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/link-button';
import type { MenuAction } from '@/components/ui/menu';
import { MenuButton } from '@/components/ui/menu-button';
import type { StockCount } from '@/lib/sections/stocktake/contract';
import { cx } from '@/components/ui/classes';
import classes from './count-screen.module.css';

/** State of a count, in words and colour. */
export function StatusBadge({ status, blind }: Pick<StockCount, 'status' | 'blind'>) {
  const t = useTranslations('stocktake');
  return (
    <Badge variant="outline" className={classes['status'] ?? ''} data-status={status}>
      {t(`status.${status}`)}
      {blind && status === 'open' && ` · ${t('blind')}`}
    </Badge>
  );
}

interface CountHeadProps {
  count: StockCount;
  /** Next action, at the right. */
  primary?: ReactNode;
  /** Rare actions, as entries of the menu. */
  more?: readonly MenuAction[];
}

/** Head of a count: name, state, papers, actions. */
export function CountHead({ count, primary, more = [] }: CountHeadProps) {
  const t = useTranslations('stocktake');
  // The progress bar shows that a count is open, and a phone has no room for a badge.
  const isCounting = count.status === 'open' && !count.blind;
  const paper = count.status === 'open' ? 'sheet' : 'result';
  const printing = {
    kind: 'link' as const,
    key: 'print',
    label: t(paper === 'sheet' ? 'sheet.action' : 'paper.resultAction'),
    icon: IconPrinter,
    href: `/stock/counts/${count.count_id}/${paper}`,
    newTab: true,
  };
  return (
    <PageHeader
      title={count.name}
      actions={
        <>
          <LinkButton
            href="/stock/counts"
            variant="subtle"
            size="sm"
            className={cx(classes['button'], classes['icon'])}
            leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}
            aria-label={t('back')}
          >
            {t('back')}
          </LinkButton>
          <MenuButton groups={[{ key: 'more', entries: [printing, ...more] }]}>
            {(trigger) => (
              <ActionIcon {...trigger} variant="default" className={classes['more']} aria-label={t('more')}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            )}
          </MenuButton>
          {primary}
        </>
      }
    >
      {!isCounting && <StatusBadge status={count.status} blind={count.blind} />}
    </PageHeader>
  );
}
