'use client';
import { IconHistory, IconListDetails, IconPlus, IconPrinter, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { RowMenu } from '@/components/table/data-table';
import { menuAction, menuOf, type MenuLink } from '@/components/ui/menu';
import { listBatches } from '@/lib/sections/craft/contract/batches';
import { deleteCraft, type Craft } from '@/lib/sections/craft/contract/craft';
import { kitchenSheetAddress } from '@/lib/sections/craft/papers';
import { useCraftMay } from './use-craft-may';
import { useWhyNot } from './use-why-not';

interface Begin {
  readonly open: (craft: Craft) => void;
  readonly add: (craft: Craft) => void;
  readonly remove: (craft: Craft) => void;
}

/** Menu of a row: batch, recipe, its kitchen sheet, batches made, removal. */
export function useCraftMenu(beer: boolean, begin: Begin): RowMenu<Craft> {
  const t = useTranslations('craft.list');
  const papers = useTranslations('craft.papers');
  const whyNot = useWhyNot(beer);
  const may = useCraftMay(beer);
  return {
    label: t('actions'),
    of: (craft) => {
      const add = menuAction('add', t(beer ? 'create' : 'add'), IconPlus, () => begin.add(craft));
      const open = menuAction('open', t('recipe'), IconListDetails, () => begin.open(craft), 'Enter');
      const batches: MenuLink = {
        kind: 'link',
        key: 'batches',
        label: t('batches'),
        icon: IconHistory,
        href: `/${beer ? 'beer-craft' : 'craft'}/batches?period_id=4&craft=${craft.craft_id}`,
      };
      const sheet: MenuLink = {
        kind: 'link',
        key: 'sheet',
        label: papers('sheet'),
        icon: IconPrinter,
        newTab: true,
        href: kitchenSheetAddress(beer, craft.craft_id),
      };
      const remove = {
        ...menuAction('remove', t('remove'), IconTrash, () => begin.remove(craft), 'Delete'),
        danger: true,
      };
      return menuOf(craft.name, {
        craft: [whyNot(craft) === undefined && add, open, sheet],
        batches: [may(listBatches) && batches],
        removal: [may(deleteCraft) && remove],
      });
    },
  };
}
