'use client';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/frame/page-title';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { ButtonRow } from '@/components/ui/button-row';
import { EmptyState } from '@/components/ui/empty-state';
import type { Problem } from '@/lib/contract/problem';

interface PriceListFailedProps {
  readonly folder: number;
  readonly problem: Problem;
}

/** Content of the tab whose PDF failed: the reason and a retry. */
export function PriceListFailed({ folder, problem }: PriceListFailedProps) {
  const t = useTranslations('priceList');
  const errors = useTranslations('errors');
  const textOf = useProblemText();
  return (
    <main>
      <PageTitle>{t('failed')}</PageTitle>
      <EmptyState
        order={1}
        icon={<IconAlertTriangle size={24} stroke={1.5} />}
        title={t('failed')}
        action={
          <ButtonRow>
            <Button
              component="a"
              href={`/api/menu/price-list.pdf?folder=${folder}`}
              leftSection={<IconRefresh size={16} aria-hidden />}
            >
              {errors('retry')}
            </Button>
            <Button component="a" href={`/menu?folder=${folder}`} variant="default">
              {t('backToMenu')}
            </Button>
          </ButtonRow>
        }
      >
        <span role="alert">{textOf(problem)}</span>
      </EmptyState>
    </main>
  );
}
