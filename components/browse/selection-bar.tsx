'use client';
import { IconChevronUp, IconX } from '@tabler/icons-react';
import { ActionIcon } from '@/components/ui/action-icon';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { ContextMenu } from '@/components/ui/context-menu';
import { placeAbove, useContextMenu } from '@/components/ui/use-context-menu';
import type { BrowseRow } from './browse-row';
import { useEditWords } from './use-words';
import type { BrowseEditor, TreeMenus } from './use-browse-editor';
import classes from './selection-bar.module.css';

interface SelectionBarProps<Row extends BrowseRow> {
  readonly editor: BrowseEditor<Row>;
  readonly menus: TreeMenus<Row>;
  readonly rows: readonly Row[];
}

/** Number of selected rows and their actions. Overlays the list, so nothing moves. */
export function SelectionBar<Row extends BrowseRow>({ editor, menus, rows }: SelectionBarProps<Row>) {
  const t = useEditWords();
  const menu = useContextMenu();
  const shown = editor.marking || rows.length > 1;
  const text = rows.length > 0 ? t('selected', { count: rows.length }) : t('pickHint');
  return (
    <>
      <VisuallyHidden role="status">{shown ? text : ''}</VisuallyHidden>
      {shown && (
        <div
          className={cx(layout.line, layout.panel, layout.small, layout.figures, classes['bar'])}
          role="toolbar"
          aria-label={t('actions')}
        >
          <span>{text}</span>
          {rows.length > 0 && (
            <Button
              size="compact-sm"
              variant="default"
              aria-haspopup="menu"
              rightSection={<IconChevronUp size={14} aria-hidden />}
              onClick={({ currentTarget }) => menu.open(menus.ofMany(rows), placeAbove(currentTarget), currentTarget)}
            >
              {t('actions')}
            </Button>
          )}
          <ActionIcon
            size={28}
            aria-label={t('clearSelection')}
            title={t('clearSelection')}
            onClick={editor.clearMarks}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      )}
      {menu.menu && <ContextMenu key={menu.menu.serial} menu={menu.menu} onClose={menu.close} />}
    </>
  );
}
