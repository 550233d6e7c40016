'use client';
import { Input } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDialogLevel } from '@/components/form/dialog-stack';
import { TreePicker } from '@/components/tree/tree-picker';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import type { FolderIndex } from '@/lib/domain/tree';
import classes from './folder-select.module.css';

interface FolderChoice {
  readonly tree: FolderIndex;
  /** 0 is the root, or no choice yet. */
  readonly value: number;
  readonly onChange: (folder: number) => void;
  /** Name of the root, if it can be chosen. */
  readonly root?: string;
  /** Label of the search, if the tree has items to choose, too. */
  readonly searchLabel?: string;
}

interface FolderSelectProps extends FolderChoice {
  readonly name: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly error?: ReactNode;
}

function FolderList({ tree, searchLabel, ...picker }: FolderChoice) {
  const t = useTranslations('browse.pickFolder');
  // Escape and a click outside close the list only, not the dialog.
  useDialogLevel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <div ref={box} className={classes['list']}>
      <TreePicker
        {...picker}
        chooses="folders"
        label={searchLabel ?? t('search')}
        placeholder=""
        treeLabel={t('label')}
        none={t('none')}
        empty={t('empty')}
        rows={tree.folders}
        byId={tree.byId}
      />
    </div>
  );
}

/** Chooses a folder from the tree or by name; the list opens below the field. */
export function FolderSelect({ name, label, disabled, error, ...choice }: FolderSelectProps) {
  const t = useTranslations('browse.pickFolder');
  const [open, setOpen] = useState(false);
  const id = useId();
  const box = useClickOutside<HTMLDivElement>(() => setOpen(false));
  const { value, root, onChange } = choice;
  const path = value === 0 ? (root ?? '') : choice.tree.pathOf(value);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      className={classes['box'] ?? ''}
      ref={box}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') close();
      }}
    >
      <UnstyledButton
        data-field={name}
        data-path={name}
        id={`${id}-value`}
        className={classes['button']}
        data-error={error ? true : undefined}
        disabled={disabled}
        aria-haspopup="tree"
        aria-expanded={open}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-describedby={error ? `${id}-error` : undefined}
        title={path}
        onClick={() => setOpen(!open)}
      >
        <span className={classes['value']} data-empty={path === '' || undefined}>
          {path || t('choose')}
        </span>
        <IconChevronDown size={16} aria-hidden />
      </UnstyledButton>
      {open && (
        <FolderList
          {...choice}
          onChange={(folder) => {
            onChange(folder);
            close();
          }}
        />
      )}
    </Input.Wrapper>
  );
}
