import type { ComponentType } from 'react';
import type { Looks } from '@/components/report/looks';
import type { Report, ReportRow } from '@/lib/reports/report/define';
import type { ReportTable } from '@/lib/reports/report/table';
import type { PartIn, Reporting } from '@/lib/reports/sections';
import { isLow } from '@/lib/reports/statistics/dishes';
import { DishesScreen } from './dishes-screen';
import { DraftBeerScreen } from './draft-beer-screen';

export interface ReportScreenProps {
  readonly table: ReportTable;
  readonly looks?: Looks<ReportRow> | undefined;
}

/** What the screen of a single report adds to its definition. */
interface Extension {
  /** In place of the plain screen. */
  readonly screen?: ComponentType<ReportScreenProps>;
  readonly looks?: Looks<ReportRow>;
}

/** By sections and parts that exist; any other name does not compile. */
export type Extensions = { readonly [S in Reporting]?: { readonly [P in PartIn<S>]?: Extension } };

const EXTENSIONS: Extensions = {
  statistics: {
    draft_beer: { screen: DraftBeerScreen },
    dishes: {
      screen: DishesScreen,
      looks: {
        margin: { cell: (row, words) => ({ meaning: isLow(row) ? words('reports.lowMargin') : undefined }) },
      },
    },
  },
};

/** What a report's screen adds; nothing of most. */
export const extensionOf = ({ section, part }: Report): Extension =>
  (EXTENSIONS as Readonly<Record<string, Readonly<Record<string, Extension>> | undefined>>)[section]?.[part] ?? {};
