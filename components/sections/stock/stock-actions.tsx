'use client';
import { IconClipboardList, IconFolderPlus, IconTrash, IconTrendingUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import classes from '@/components/frame/header-action.module.css';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
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
  const looks = (label: string) => ({ className: classes['button'] ?? '', 'aria-label': label, title: label });
  return (
    <>
      {may(deleteStock) && (
        <Button
          {...looks(t('removed'))}
          variant="subtle"
          color="gray"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => editor.setDialog({ kind: 'removed' })}
        >
          {t('removed')}
        </Button>
      )}
      {may(listCostMoves) && (
        <Button
          {...looks(t('costs'))}
          variant="default"
          leftSection={<IconTrendingUp size={16} aria-hidden />}
          onClick={onCosts}
        >
          {t('costs')}
        </Button>
      )}
      {may(saveStockItem) && (
        <Button
          {...looks(t('addFolder'))}
          variant="default"
          leftSection={<IconFolderPlus size={16} aria-hidden />}
          onClick={() => editor.setDialog({ kind: 'addFolder', parent: folder })}
        >
          {t('addFolder')}
        </Button>
      )}
      <Button
        {...looks(t('counts'))}
        variant="default"
        component={Link}
        href="/stock/counts"
        prefetch={false}
        leftSection={<IconClipboardList size={16} aria-hidden />}
      >
        {t('counts')}
      </Button>
      {may(addToStock) && <ReceiveLink primary />}
    </>
  );
}
