'use client';
import { IconClipboardList, IconFolderPlus, IconTrash, IconTrendingUp } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import { ReceiveLink } from './add/receive-link';
import type { StockRights } from './rights';
import type { StockEditor } from './use-stock-editor';

interface StockActionsProps {
  editor: StockEditor;
  folder: number;
  rights: StockRights;
  onCosts: () => void;
}

/** Buttons: delivery, stocktake, new folder, removed items. Icons only on a phone. */
export function StockActions({ editor, folder, rights, onCosts }: StockActionsProps) {
  const t = useTranslations('stockEdit');
  const looks = (label: string) => ({ className: classes['button'] ?? '', 'aria-label': label, title: label });
  return (
    <>
      {rights.remove && (
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
      {rights.costs && (
        <Button
          {...looks(t('costs'))}
          variant="default"
          leftSection={<IconTrendingUp size={16} aria-hidden />}
          onClick={onCosts}
        >
          {t('costs')}
        </Button>
      )}
      {rights.edit && (
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
      {rights.add && <ReceiveLink primary />}
    </>
  );
}
