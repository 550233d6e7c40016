'use client';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { ExportMenu } from '@/components/list/export-menu';
import { PrintMenu } from '@/components/list/print-menu';
import { useLeadsTo } from '@/components/sight/offers';
import { DataTable } from '@/components/table/data-table';
import { EmptyState } from '@/components/ui/empty-state';
import { useFresh } from '@/lib/api/use-fresh';
import { stockDependencies, type Dependency } from '@/lib/sections/stock/contract/stock';
import { dependenciesList } from '@/lib/sections/stock/lists/dependencies';
import classes from './dependencies-dialog.module.css';
import { dishAddress, useDependencyColumns } from './dependency-columns';
import { MadeFrom } from './made-from';

export interface DependenciesDialogProps {
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
}

const keyOf = (row: Dependency) => `${row.type} ${row.menu_id}`;

/** Dishes, drinks and crafts that use a stock item with its share of their price, and the crafts that make it. */
export function DependenciesDialog({ item_id, name, onClose }: DependenciesDialogProps) {
  const t = useTranslations('stockStory.dependencies');
  const router = useRouter();
  const leads = useLeadsTo();
  const columns = useDependencyColumns();
  const { data, error, reload } = useFresh(stockDependencies, { body: { item_id } });
  return (
    <Dialog size="66rem" layout="detail" title={t('title', { name })} onClose={onClose}>
      {data?.made_from && data.made_from.length > 0 && <MadeFrom makers={data.made_from} />}
      <div className={classes['table']}>
        <DataTable
          id="stock-dependencies"
          label={t('label')}
          columns={columns}
          rows={data?.items}
          getKey={keyOf}
          onOpen={(row) => {
            const address = dishAddress(row);
            if (address && leads(address)) router.push(address);
          }}
          empty={
            <EmptyState icon={<IconToolsKitchen2 />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          }
          error={error && <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />}
        />
      </div>
      <div className={classes['foot']}>
        <p>{data && data.items.length > 0 && t('count', { count: data.items.length })}</p>
        <PrintMenu
          table={dependenciesList.id}
          narrowing={`item=${item_id}`}
          inDialog
          empty={data?.items.length === 0}
        />
        <ExportMenu table={dependenciesList.id} narrowing={`item=${item_id}`} inDialog />
      </div>
    </Dialog>
  );
}
