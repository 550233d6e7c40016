'use client';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ExportMenu } from '@/components/list/export-menu';
import { ListTable } from '@/components/list/list-table';
import { PrintMenu } from '@/components/list/print-menu';
import { useDialogList } from '@/components/list/use-list';
import { useLeadsTo } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { dependenciesList } from '@/lib/sections/stock/lists/dependencies';
import classes from './dependencies-dialog.module.css';
import { dishAddress, useDependencyColumns } from './dependency-columns';
import { MadeFrom } from './made-from';

export interface DependenciesDialogProps {
  readonly item_id: number;
  readonly name: string;
  readonly onClose: () => void;
}

/** Dishes, drinks and crafts that use a stock item with its share of their price, and the crafts that make it. */
export function DependenciesDialog({ item_id, name, onClose }: DependenciesDialogProps) {
  const t = useTranslations('stockStory.dependencies');
  const router = useRouter();
  const leads = useLeadsTo();
  const list = useDialogList(dependenciesList, { item: item_id });
  const { table, view, reply, rows } = list;
  const columns = useDependencyColumns(table);
  return (
    <Dialog size="66rem" layout="detail" title={t('title', { name })} onClose={onClose}>
      {reply?.made_from && reply.made_from.length > 0 && <MadeFrom makers={reply.made_from} />}
      <div className={classes['table']}>
        <ListTable
          list={list}
          columns={columns}
          onOpen={(row) => {
            const address = dishAddress(row);
            if (address && leads(address)) router.push(address);
          }}
          empty={
            <EmptyState icon={<IconToolsKitchen2 />} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          }
          failed={t('notLoaded')}
        />
      </div>
      <div className={cx(layout.row, classes['foot'])}>
        <p>{rows && rows.length > 0 && t('count', { count: rows.length })}</p>
        <PrintMenu table={table.id} narrowing={view.narrowing} inDialog empty={rows?.length === 0} />
        <ExportMenu table={table.id} narrowing={view.narrowing} inDialog />
      </div>
    </Dialog>
  );
}
