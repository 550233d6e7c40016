'use client';
import { ActionIcon, Badge, Button, Menu } from '@mantine/core';
import { IconChevronLeft, IconDots, IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/frame/page-header';
import type { StockCount } from '@/lib/contract/stock-count';
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
  more?: ReactNode;
}

/** Head of a count: name, state, papers, actions. */
export function CountHead({ count, primary, more }: CountHeadProps) {
  const t = useTranslations('stocktake');
  const paper = count.status === 'open' ? 'sheet' : 'result';
  return (
    <PageHeader
      title={count.name}
      actions={
        <>
          <StatusBadge status={count.status} blind={count.blind} />
          <Button
            component={Link}
            href="/stock/counts"
            variant="subtle"
            size="sm"
            className={`${classes['button']} ${classes['icon']}`}
            leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}
            aria-label={t('back')}
          >
            {t('back')}
          </Button>
          <Menu position="bottom-end" transitionProps={{ duration: 0 }} portalProps={{ target: '#main' }}>
            <Menu.Target>
              <ActionIcon variant="default" className={classes['more'] ?? ''} aria-label={t('more')}>
                <IconDots size={18} aria-hidden />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                component="a"
                href={`/stock/counts/${count.count_id}/${paper}`}
                target="_blank"
                leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
              >
                {t(paper === 'sheet' ? 'sheet.action' : 'paper.resultAction')}
              </Menu.Item>
              {more}
            </Menu.Dropdown>
          </Menu>
          {primary}
        </>
      }
    />
  );
}
