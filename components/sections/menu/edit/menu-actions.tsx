'use client';
import { IconFolderPlus, IconPlus, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import classes from '@/components/frame/header-action.module.css';
import { Button } from '@/components/ui/button';
import type { MenuEditor } from './use-menu-editor';

/** Buttons: add a dish, add a folder, removed items. Icons only on a phone. */
export function MenuActions({ editor, folder }: { editor: MenuEditor; folder: number }) {
  const t = useTranslations('menuEdit');
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        className={classes['button'] ?? ''}
        leftSection={<IconTrash size={16} aria-hidden />}
        aria-label={t('removed')}
        title={t('removed')}
        onClick={() => editor.setDialog({ kind: 'removed' })}
      >
        {t('removed')}
      </Button>
      <Button
        variant="default"
        className={classes['button'] ?? ''}
        leftSection={<IconFolderPlus size={16} aria-hidden />}
        aria-label={t('addFolder')}
        title={t('addFolder')}
        onClick={() => editor.setDialog({ kind: 'addFolder', parent: folder })}
      >
        {t('addFolder')}
      </Button>
      <Button
        className={classes['button'] ?? ''}
        leftSection={<IconPlus size={16} aria-hidden />}
        aria-label={t('addDish')}
        title={t('addDish')}
        onClick={editor.addDish}
      >
        {t('addDish')}
      </Button>
    </>
  );
}
