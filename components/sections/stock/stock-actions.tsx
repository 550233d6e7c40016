'use client';
import { IconClipboardList, IconFolderPlus, IconTrash, IconTrendingUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { headerAction } from '@/components/frame/header-action';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { listCostMoves } from '@/lib/sections/stock/contract/cost-moves';
import { addToStock, deleteStock, saveStockItem } from '@/lib/sections/stock/contract/edit';
import { ReceiveLink } from './add/receive-link';
import type { StockEditor } from './use-stock-editor';

interface StockActionsProps {
  editor: StockEditor;
  folder: number;
  onCosts: () => void;
}

/** Buttons: delivery, stocktake, new folder, removed items. Icons only on a phone. */
export function StockActions({ editor, folder, onCosts }: StockActionsProps) {
  const may = useMay();
  const t = useTranslations('stockEdit');
  return (
    <>
      {may(deleteStock) && (
        <Button
          {...headerAction(t('removed'), IconTrash)}
          variant="subtle"
          color="gray"
          onClick={() => editor.setDialog({ kind: 'removed' })}
        />
      )}
      {may(listCostMoves) && (
        <Button {...headerAction(t('costs'), IconTrendingUp)} variant="default" onClick={onCosts} />
      )}
      {may(saveStockItem) && (
        <Button
          {...headerAction(t('addFolder'), IconFolderPlus)}
          variant="default"
          onClick={() => editor.setDialog({ kind: 'addFolder', parent: folder })}
        />
      )}
      <LinkButton {...headerAction(t('counts'), IconClipboardList)} variant="default" href="/stock/counts" />
      {may(addToStock) && <ReceiveLink primary />}
    </>
  );
}
