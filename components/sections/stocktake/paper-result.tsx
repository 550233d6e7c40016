'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { PrintPage } from '@/components/print/print-page';
import { PrintTable } from '@/components/print/print-table';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { CountLine, CountTotal, getCount } from '@/lib/sections/stocktake/contract';
import { groupBy } from '@/lib/domain/group-by';
import { gapOf } from '@/lib/sections/stocktake/rules';
import { useFormats } from '@/components/frame/use-formats';
import { recordNumber } from '@/lib/domain/record-number';
import classes from './paper.module.css';

/** Data of a printed count; `now` in Unix seconds. */
type PaperProps = ReplyOf<typeof getCount> & {
  readonly venue: string;
  readonly login: string;
  readonly now: number;
};

interface PageProps {
  readonly paper: PaperProps;
  readonly title: string;
  readonly subtitle: string;
  readonly children: ReactNode;
}

/** Page of a printed count, with a place to sign. */
function Page({ paper: { count, venue, login, now }, title, subtitle, children }: PageProps) {
  const t = useTranslations('stocktake.paper');
  const { formatTime } = useFormats();
  return (
    <PrintPage
      title={`${title} ${recordNumber(count.count_id)}`}
      subtitle={subtitle}
      venue={venue}
      printed={t('printed', { login, time: formatTime(now) })}
      back={{ href: `/stock/counts/${count.count_id}`, label: t('back') }}
      printLabel={t('print')}
    >
      {children}
      <p className={classes['signed']}>{t('signed')}</p>
    </PrintPage>
  );
}

interface PaperColumn {
  readonly head: string;
  readonly cell: (line: CountLine) => ReactNode;
  /** Space for handwriting; `packages` is grey for an item without packages. */
  readonly blank?: 'always' | 'packages';
}

interface LinesProps {
  readonly kind: 'sheet' | 'result';
  readonly caption: string;
  readonly columns: readonly PaperColumn[];
  readonly lines: readonly CountLine[];
}

function Lines({ kind, caption, columns, lines }: LinesProps) {
  return (
    <PrintTable caption={caption} className={classes[kind]}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.item_id}>
            {columns.map(({ head, cell, blank }) => (
              <td
                key={head}
                className={blank && classes['blank']}
                data-none={(blank === 'packages' && line.package_quantity === null) || undefined}
              >
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PrintTable>
  );
}

/** Printed count sheet to fill in by hand; for a blind count the expected figures are not in the page. */
export function CountSheet(paper: PaperProps) {
  const t = useTranslations('stocktake');
  const { name: measure, written } = useMeasure();
  const columns: readonly PaperColumn[] = [
    { head: t('columns.name'), cell: ({ name }) => name },
    {
      head: t('sheet.package'),
      cell: (line) => line.package_quantity !== null && written(line.package_quantity, line),
    },
    { head: t('columns.expected'), cell: (line) => line.expected != null && written(line.expected, line) },
    { head: t('columns.sheet'), cell: () => null, blank: 'packages' },
    { head: t('columns.sheetPart'), cell: measure, blank: 'always' },
  ];
  return (
    <Page paper={paper} title={t('sheet.title')} subtitle={paper.count.name}>
      {[...groupBy(paper.lines, ({ folder }) => folder)].map(([folder, inside]) => (
        <Lines key={folder} kind="sheet" caption={folder || t('noFolder')} columns={columns} lines={inside} />
      ))}
    </Page>
  );
}

function Sums({ total }: { total: CountTotal }) {
  const t = useTranslations('stocktake.result');
  const { formatBaht } = useFormats();
  return (
    <p className={classes['sums']}>
      {(['value', 'shortage', 'surplus'] as const).map((key) => `${t(key)}: ${formatBaht(total[key])}`).join(' · ')}
    </p>
  );
}

/** Result of a count by folder; without figures for readers who may not see expected quantities of a blind count. */
export function CountResult(paper: PaperProps) {
  const { count, lines, totals } = paper;
  const t = useTranslations('stocktake');
  const { formatMoney } = useFormats();
  const { figure, written } = useMeasure();
  const columns: readonly PaperColumn[] = [
    { head: t('columns.name'), cell: ({ name }) => name },
    { head: t('columns.expected'), cell: (line) => line.expected != null && figure(line.expected, line) },
    {
      head: t('columns.counted'),
      cell: (line) => (line.counted === null ? t('result.notCounted') : written(line.counted, line)),
    },
    {
      head: t('columns.quantity'),
      cell: (line) => {
        const gap = gapOf(line);
        return gap && figure(gap.quantity, line);
      },
    },
    {
      head: t('columns.difference'),
      cell: (line) => {
        const gap = gapOf(line);
        return gap && formatMoney(gap.amount);
      },
    },
    {
      head: t('columns.booked'),
      cell: ({ stale, booked }) => (stale ? t('result.stale') : booked && t(`result.${booked}`)),
    },
  ];
  return (
    <Page paper={paper} title={t('paper.resultTitle')} subtitle={`${count.name} · ${t(`status.${count.status}`)}`}>
      {!totals && <p>{t('result.hiddenText')}</p>}
      {totals &&
        [...groupBy(lines, ({ folder_id }) => folder_id)].map(([folder, inside]) => {
          const total = totals.folders.find(({ folder_id }) => folder_id === folder);
          return (
            <section key={folder}>
              <Lines kind="result" caption={inside[0]?.folder || t('noFolder')} columns={columns} lines={inside} />
              {total && <Sums total={total} />}
            </section>
          );
        })}
      {totals && (
        <section>
          <h2 className={classes['total']}>{t('result.total')}</h2>
          <Sums total={totals.all} />
        </section>
      )}
    </Page>
  );
}
