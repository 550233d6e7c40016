'use client';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import type { ListView } from '@/components/list/use-list-view';
import type { ReportList } from '@/lib/lists/report/list';
import { useUrlState } from '@/components/address/use-url-state';
import { PrintMenu } from '@/components/list/list-menus';
import { useHidden, useOpens } from '@/components/sight/offers';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Switcher } from '@/components/ui/switcher';
import { isSeen } from '@/lib/lists/seen-columns';
import { quadrantOf } from '@/lib/sections/statistics/lists/dish-quadrant-list';
import { ReportView, useReport, type ReportExtras, type ReportScreenProps } from './report-screen';

const QuadrantView = lazyPart(
  () => import('./quadrant-view').then((module) => module.default),
  () => <Skeleton style={{ flex: 1, margin: 'var(--kit-spacing-md)' }} />,
);

const SHOWN = ['table', 'quadrant'] as const;

/** The link back from paper opens the chart again. */
const asShown = (narrowing: string): string => [narrowing, 'show=quadrant'].filter(Boolean).join('&');

/** Chart of dishes for those who may see margins, and links to dishes for those who may read the menu. */
function useDishView(table: ReportList, view: ListView): ReportExtras {
  const t = useTranslations('reports.quadrant');
  usePrefetch(QuadrantView);
  const opensMenu = useOpens('menu');
  const [{ show }, setUrl] = useUrlState({ show: 'table' });
  const router = useRouter();
  const openDish = useMemo(
    () => (opensMenu ? (menu_id: number) => router.push(`/menu?dish=${menu_id}`) : undefined),
    [opensMenu, router],
  );
  const hidden = useHidden();
  const found = quadrantOf(table);
  const quadrant = found && isSeen(found, hidden) ? found : undefined;
  const shown = (quadrant && SHOWN.find((one) => one === show)) ?? 'table';
  return {
    choice: quadrant && (
      <Switcher
        label={t('shown')}
        options={SHOWN.map((value) => ({ value, label: t(value) }))}
        value={shown}
        onChange={(value) => setUrl({ show: value })}
      />
    ),
    ...(shown === 'quadrant' && {
      instead: <QuadrantView table={table} view={view} onDish={openDish} />,
      print: quadrant && <PrintMenu table={quadrant.id} narrowing={asShown(view.narrowing)} />,
    }),
    ...(openDish && { open: (row) => openDish(Number(row['menu_id'])) }),
  };
}

/** Report of dishes as a table or as a chart of popularity and margin. */
export function DishesScreen({ table, looks }: ReportScreenProps) {
  const list = useReport(table);
  return <ReportView table={table} looks={looks} list={list} {...useDishView(table, list.view)} />;
}
