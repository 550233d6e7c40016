'use client';
import { useTranslations } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { useListColumns } from '@/components/list/use-list-columns';
import type { Column } from '@/components/table/column';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { beerCraftsList, craftsList } from '@/lib/sections/craft/lists/crafts';
import type { Looks } from '@/components/list/looks';

/** Looks of the columns: on a phone name, stock and cost stay. */
const CRAFT_LOOKS: Looks<Craft> = {
  name: { pinned: true, fixed: true },
  stock_id: { wideOnly: true },
  stock_name: { wideOnly: true },
  today_cost: { wideOnly: true },
  output_quantity: { wideOnly: true },
  makeable_quantity: {
    cell: ({ limiting_item: name }, words) => ({ title: name ? words('craft.add.limited', { name }) : undefined }),
  },
  limiting_item: { wideOnly: true },
  status: { wideOnly: true },
};

/** Columns of the list, with the buttons of each row at the end; `width` of the buttons in pixels. */
export function useCraftColumns(
  beer: boolean,
  buttons: (craft: Craft) => ReactNode,
  width: number,
): readonly Column<Craft>[] {
  const t = useTranslations('craft.list');
  const listed = useListColumns(beer ? beerCraftsList : craftsList, CRAFT_LOOKS);
  return useMemo(() => {
    const actions: Column<Craft> = {
      key: 'actions',
      kind: 'text',
      label: t('actions'),
      width,
      pinnedEnd: true,
      wideOnly: true,
      render: buttons,
    };
    return [...listed, actions];
  }, [listed, buttons, width, t]);
}
