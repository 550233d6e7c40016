'use client';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import { ExportMenu, PrintMenu } from '@/components/list/list-menus';
import { ListTable } from '@/components/list/list-table';
import { useDialogList } from '@/components/list/use-list';
import { OfferedLink, useLeadsTo } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { dependenciesList } from '@/lib/sections/stock/lists/dependencies';
import { useMeasure } from '@/components/frame/use-measure';
import type { Dependency, MadeFrom as Maker } from '@/lib/sections/stock/contract/dependencies';
import { craftAddress } from '@/lib/sections/craft/rules/address';
import type { Drawn, Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import type { ListColumn } from '@/lib/lists/list';
import { useFormats } from '@/components/frame/use-formats';
import classes from './story.module.css';

/** Address of a dish or craft; null for a craft of a legacy server, which does not say on which screen it is. */
function dishAddress({ type, menu_id, is_beer_craft }: Dependency): string | null {
  if (type !== 2) return `/menu?dish=${menu_id}`;
  return is_beer_craft === undefined ? null : craftAddress({ craft_id: menu_id, is_beer_craft });
}

function DishName({ row }: { row: Dependency }) {
  const address = dishAddress(row);
  if (!address) return row.name;
  return (
    <OfferedLink href={address} className={cx(layout.clip, classes['dish'])} prefetch={false} title={row.name}>
      {row.name}
    </OfferedLink>
  );
}

const LOOKS: Looks<Dependency> = {
  menu_id: { wideOnly: true, fixed: true },
  name: { pinned: true, fixed: true, opens: () => false },
};
const DRAWN: Drawn<Dependency> = { name: (row) => <DishName row={row} /> };

/** Columns of the dependencies dialog, with the item's share of the price. */
export const useDependencyColumns = (table: { readonly columns: readonly ListColumn<Dependency>[] }) =>
  useListColumns(table, LOOKS, DRAWN);

/** Crafts that make an item: a link to each, its recipe, and the cost of one measure. */
export function MadeFrom({ makers }: { makers: readonly Maker[] }) {
  const t = useTranslations('stockStory.dependencies');
  const { formatBaht } = useFormats();
  const words = useMeasure();
  return (
    <dl className={cx(layout.small, classes['made'])}>
      <dt className={cx(layout.muted, layout.tiny)}>{t('madeFrom')}</dt>
      {makers.map((maker) => {
        const { craft_id, name, ingredients, output_quantity, measure_name, prime_cost } = maker;
        const parts = ingredients.map((part) => `${part.name} ${words.written(part.quantity, part.measure_name)}`);
        return (
          <dd key={craft_id}>
            <OfferedLink href={craftAddress(maker)} className={cx(layout.clip, classes['dish'])} prefetch={false}>
              {name}
            </OfferedLink>{' '}
            {parts.length === 0 ? t('noIngredients') : parts.join(', ')}
            {output_quantity > 0 &&
              ` → ${words.written(output_quantity, measure_name)}, ${t('perMeasure', { cost: formatBaht(prime_cost), measure: words.name(measure_name) })}`}
          </dd>
        );
      })}
    </dl>
  );
}

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
      <div className={cx(layout.row, layout.muted, layout.tiny, classes['foot'])}>
        <p>{rows && rows.length > 0 && t('count', { count: rows.length })}</p>
        <PrintMenu table={table.id} narrowing={view.narrowing} inDialog empty={rows?.length === 0} />
        <ExportMenu table={table.id} narrowing={view.narrowing} inDialog />
      </div>
    </Dialog>
  );
}
