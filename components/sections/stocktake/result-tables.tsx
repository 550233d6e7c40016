'use client';
import { IconScale } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { DataTable } from '@/components/table/data-table';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { Switcher } from '@/components/ui/switcher';
import type { CountLine, CountTotal, StockCount } from '@/lib/sections/stocktake/contract';
import { byWeight, differs } from '@/lib/sections/stocktake/rules';
import { toBaht, toSatang } from '@/lib/domain/money';
import { useFormats } from '@/components/frame/use-formats';
import { type Choice, useFolderColumns, useLineColumns } from './result-columns';
import classes from './result-view.module.css';

/** Four figures of a count: value of the stock, shortage, surplus, and the balance. */
function ResultFigures({ total, note }: { total: CountTotal; note: string }) {
  const t = useTranslations('stocktake.result');
  const { formatBaht } = useFormats();
  const net = toBaht(toSatang(total.surplus) - toSatang(total.shortage));
  const figures = [
    { key: 'value', amount: total.value, sign: 0 },
    { key: 'shortage', amount: total.shortage, sign: total.shortage > 0 ? -1 : 0 },
    { key: 'surplus', amount: total.surplus, sign: total.surplus > 0 ? 1 : 0 },
    { key: 'net', amount: net, sign: Math.sign(net) },
  ] as const;
  return (
    <section className={classes['figures']} aria-label={t('label')}>
      <dl className={cx(layout.row, layout.figures, classes['list'])}>
        {figures.map(({ key, amount, sign }) => (
          <div key={key}>
            <dt className={cx(layout.muted, layout.tiny)}>{t(key)}</dt>
            <dd className={classes['sign']} data-sign={sign}>
              {formatBaht(amount)}
            </dd>
          </div>
        ))}
      </dl>
      {note && <p className={cx(layout.muted, layout.small)}>{note}</p>}
    </section>
  );
}

interface ResultTablesProps {
  count: StockCount;
  lines: readonly CountLine[];
  totals: { folders: readonly CountTotal[]; all: CountTotal };
  choice: Choice | null;
  note: string;
}

const VIEWS = ['diff', 'all', 'folders'] as const;
const keyOfLine = (line: CountLine) => line.item_id;
const keyOfFolder = (total: CountTotal) => total.folder_id ?? 0;

/** Tables of a count: differences by value, all lines, or folders. */
export function ResultTables({ count, lines, totals, choice, note }: ResultTablesProps) {
  const t = useTranslations('stocktake.result');
  const [{ view: chosen }, setUrl] = useUrlState({ view: 'diff' });
  const view = VIEWS.find((one) => one === chosen) ?? 'diff';
  const lineColumns = useLineColumns(choice, count.status);
  const folderColumns = useFolderColumns();
  const rows = useMemo(() => (view === 'diff' ? byWeight(lines.filter(differs)) : [...lines]), [view, lines]);
  return (
    <>
      <ResultFigures total={totals.all} note={note} />
      <div className={classes['views']}>
        <Switcher
          label={t('views')}
          options={VIEWS.map((value) => ({ value, label: t(value) }))}
          value={view}
          onChange={(next) => setUrl({ view: next }, { replace: true })}
        />
      </div>
      <div className={cx(layout.screen, classes['table'])}>
        {view === 'folders' ? (
          <DataTable
            id="count-folders"
            label={t('folders')}
            columns={folderColumns}
            rows={[...totals.folders]}
            getKey={keyOfFolder}
          />
        ) : (
          <DataTable
            id="count-result"
            label={t(view)}
            columns={lineColumns}
            rows={rows}
            getKey={keyOfLine}
            view={view}
            isMuted={(line) => line.counted === null}
            empty={
              <EmptyState icon={<IconScale />} title={t('noDifferences')}>
                {t('noDifferencesText')}
              </EmptyState>
            }
          />
        )}
      </div>
    </>
  );
}
