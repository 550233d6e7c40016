'use client';
import { IconScale } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { DataTable } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { Switcher } from '@/components/ui/switcher';
import type { CountLine, CountTotal, StockCount } from '@/lib/sections/stocktake/contract';
import { byWeight, differs } from '@/lib/sections/stocktake/rules';
import { useFolderColumns, useLineColumns, type Choice } from './result-columns';
import { ResultFigures } from './result-figures';
import classes from './result-view.module.css';

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
      <div className={classes['table']}>
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
