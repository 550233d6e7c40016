'use client';
import { Input, UnstyledButton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { FolderTree } from '@/components/tree/folder-tree';
import classes from './folder-select.module.css';
import type { StockRows } from './use-stock-rows';

interface FolderSelectProps {
  stock: Pick<StockRows, 'folders' | 'byId' | 'pathOf'>;
  /** 0 is none yet. */
  value: number;
  onChange: (folder: number) => void;
  /** Told while the tree is in sight: the first Escape is its own. */
  onOpen: (open: boolean) => void;
  disabled: boolean;
  error: string | undefined;
}

/** Chooses a folder of the stock from the tree; seven lines are in sight (specification part 1 §9). */
export function FolderSelect({ stock, value, onChange, onOpen, disabled, error }: FolderSelectProps) {
  const t = useTranslations('stockAdd');
  const [open, setOpen] = useState(false);
  const id = useId();
  const tree = useRef<HTMLDivElement>(null);
  const turn = (wanted: boolean) => {
    setOpen(wanted);
    onOpen(wanted);
  };
  const box = useClickOutside<HTMLDivElement>(() => open && turn(false));
  const button = () => box.current?.querySelector('button');
  const { folders, byId } = stock;
  const nodes = useMemo(
    () =>
      folders.map(({ item_id, parent_id, name }) => ({
        id: item_id,
        parent: byId.has(parent_id) ? parent_id : 0,
        name,
      })),
    [folders, byId],
  );
  useEffect(() => {
    if (open) tree.current?.querySelector<HTMLElement>('[role="treeitem"][tabindex="0"]')?.focus();
  }, [open]);

  return (
    <Input.Wrapper
      label={t('entry.folder')}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      className={classes['box'] ?? ''}
      ref={box}
      onBlur={(event) => open && !event.currentTarget.contains(event.relatedTarget) && turn(false)}
    >
      <UnstyledButton
        data-field="parent_id"
        id={`${id}-value`}
        className={classes['button']}
        data-error={error !== undefined || undefined}
        disabled={disabled}
        aria-haspopup="tree"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        title={stock.pathOf(value)}
        onClick={() => turn(!open)}
      >
        <span className={classes['value']} data-empty={value === 0 || undefined}>
          {value === 0 ? t('folder.choose') : stock.pathOf(value)}
        </span>
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {open && (
        <div
          ref={tree}
          className={classes['tree']}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            turn(false);
            button()?.focus();
          }}
        >
          {nodes.length === 0 && <p className={classes['none']}>{t('folder.none')}</p>}
          <FolderTree
            label={t('folder.label')}
            nodes={nodes}
            open={value}
            onOpen={(folder) => {
              onChange(folder);
              turn(false);
              button()?.focus();
            }}
          />
        </div>
      )}
    </Input.Wrapper>
  );
}
