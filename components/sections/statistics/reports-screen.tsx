'use client';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { useHidden, useServer } from '@/components/sight/offers';
import type { SectionId } from '@/lib/contract/sections';
import { findReportList, entryOf, type ByReport } from '@/lib/sections/reports';
import { inOnePlace } from '@/lib/lists/one-place';
import { seenTable } from '@/lib/lists/seen';
import type { Looks } from '@/components/list/looks';
import { opensDetails, type Report, type ReportRow } from '@/lib/lists/report/define';
import { expenseCategories } from '@/lib/sections/statistics/lists/expense-categories';
import { isLow, isUncosted } from '@/lib/sections/statistics/lists/dishes';
import { ReportScreen, type ReportScreenProps } from './report-screen';
import { DishesScreen } from './dishes-screen';

const DraftBeerScreen = dynamic(() => import('./draft-beer-screen').then((module) => module.DraftBeerScreen));

/** Additions that a report's screen makes to its definition. */
interface Extension {
  /** Shown in place of the plain screen. */
  readonly screen?: ComponentType<ReportScreenProps>;
  readonly looks?: Looks<ReportRow>;
}

const narrow = (...keys: readonly string[]): Looks<ReportRow> =>
  Object.fromEntries(keys.map((key) => [key, { wideOnly: true }]));
/** Columns that a phone hides, so that days left and sold quantity stand after name and quantity. */
const GOODS = narrow('measure_name', 'stock_price', 'purchased_quantity', 'written_off_quantity', 'last_update_time');
/** Columns on a phone: name, then the sums of all three periods. */
const THREE_PERIODS = narrow('current_quantity', 'last_quantity', 'before_last_quantity');
/** Columns on a phone: name, quantity left, quantity sold. */
const DRAFT_BEER = narrow(
  'sensor_id',
  'channel_id',
  'days_left',
  'volume',
  'purchased_quantity',
  'written_off_quantity',
  'sold_quantity_by_time_added',
  'pending_sold_quantity',
  'sold_price',
  'average_sold_price',
  'profit',
  'purchased_price',
  'stock_price',
  'last_update_time',
);

const EXTENSIONS: ByReport<Extension> = {
  statistics: {
    taken_off: { looks: narrow('removals', 'quantity', 'after_removals') },
    expense_categories: { looks: { category_name: { opens: (row) => opensDetails(expenseCategories.details, row) } } },
    draft_beer: { screen: DraftBeerScreen, looks: DRAFT_BEER },
    alcohol: { looks: GOODS },
    products: { looks: GOODS },
    dishes: {
      screen: DishesScreen,
      looks: {
        margin: {
          cell: (row, words) => ({
            title: isUncosted(row) ? words('reports.costUnknown') : undefined,
            meaning: isLow(row) ? words('reports.lowMargin') : undefined,
          }),
        },
      },
    },
  },
  analytics: {
    writeoff: { looks: narrow('stock_quantity', 'stock_price') },
    princess_promo_dishes: { looks: THREE_PERIODS },
    dishes_lanch: { looks: THREE_PERIODS },
    dishes_karaoke: { looks: THREE_PERIODS },
    princess_promo_sessions_by_hours: {
      looks: narrow(
        'automated_sessions_count',
        'forced_sessions_count',
        'automated_sessions_price',
        'forced_sessions_price',
      ),
    },
  },
};

/** Additions of a report's screen; empty for most. */
export const extensionOf = (report: Report): Extension => (entryOf(EXTENSIONS, report) as Extension | undefined) ?? {};

interface ReportsScreenProps {
  section: SectionId;
  part: string;
}

/** A report of a section, as far as the person may see it. */
export function ReportsScreen({ section, part }: ReportsScreenProps) {
  const { ours } = useServer();
  const hidden = useHidden();
  const whole = findReportList(section, part);
  if (!whole) return null;
  const table = seenTable(ours ? whole : inOnePlace(whole), hidden);
  const { screen: Screen = ReportScreen, looks } = extensionOf(table.report);
  return <Screen key={table.id} table={table} looks={looks} />;
}
