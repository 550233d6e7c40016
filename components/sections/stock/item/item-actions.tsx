'use client';
import { IconArrowMerge, IconFlask, IconHistory, IconToolsKitchen2, IconTrashX } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import classes from './item-editor.module.css';

const ICONS = {
  history: IconHistory,
  dependencies: IconToolsKitchen2,
  writeoff: IconTrashX,
  merge: IconArrowMerge,
  transfer: IconFlask,
} as const;

/** Other dialogs of an item. */
export type ItemAction = keyof typeof ICONS;

interface ItemActionsProps {
  item: StockItemRow;
  mayEdit: boolean;
  onOpen: (what: ItemAction) => void;
}

/** Buttons for the other dialogs of an item. Alchemy is for items of the Brew folder. */
export function ItemActions({ item, mayEdit, onOpen }: ItemActionsProps) {
  const t = useTranslations('stockItem.actions');
  const offered: Readonly<Record<ItemAction, boolean>> = {
    history: true,
    dependencies: true,
    writeoff: mayEdit,
    merge: mayEdit,
    transfer: mayEdit && item.parent_id === BREW_FOLDER,
  };
  return (
    <div className={cx(layout.line, classes['actions'])} role="group" aria-label={t('label')}>
      {(Object.keys(ICONS) as ItemAction[])
        .filter((what) => offered[what])
        .map((what) => {
          const Icon = ICONS[what];
          return (
            <Button
              key={what}
              variant="default"
              size="compact-sm"
              leftSection={<Icon size={15} stroke={1.6} aria-hidden />}
              onClick={() => onOpen(what)}
            >
              {t(what)}
            </Button>
          );
        })}
    </div>
  );
}
