'use client';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useDialogLevel } from '@/components/form/dialog-stack';
import { TreePicker } from '@/components/tree/tree-picker';
import { cx, layout } from '@/components/ui/classes';
import { Field } from '@/components/ui/field';
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

function FolderList({ tree, searchLabel, typed, ...picker }: FolderChoice & { readonly typed: string }) {
  const t = useTranslations('browse.pickFolder');
  // Escape and a click outside close the list only, not the dialog.
  useDialogLevel();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const search = box.current?.querySelector('input');
    search?.focus();
    // Puts the caret after the typed letter.
    search?.setSelectionRange(search.value.length, search.value.length);
  }, []);
  return (
    <div ref={box} className={cx(layout.panel, classes['list'])}>
      <TreePicker
        {...picker}
        typed={typed}
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

/** Chooses a folder from the tree or by name. A press or a letter typed on the field opens the list below it. */
export function FolderSelect({ name, label, disabled, error, ...choice }: FolderSelectProps) {
  const t = useTranslations('browse.pickFolder');
  const [open, setOpen] = useState(false);
  /** Letter typed on the closed field; the search begins with it. */
  const [typed, setTyped] = useState('');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { value, root, onChange } = choice;
  const path = value === 0 ? (root ?? '') : choice.tree.pathOf(value);
  const close = () => {
    setOpen(false);
    box.current?.querySelector('button')?.focus();
  };
  return (
    <div
      className={classes['box']}
      ref={box}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') close();
      }}
    >
      <Field label={label} error={error} id={id}>
        {({ className: _, ...attributes }) => (
          <UnstyledButton
            {...attributes}
            data-path={name}
            className={cx(layout.line, classes['button'])}
            data-error={error ? true : undefined}
            disabled={disabled}
            aria-haspopup="tree"
            aria-expanded={open}
            aria-labelledby={`${id}-label ${id}-value`}
            title={path}
            onClick={() => {
              setTyped('');
              setOpen(!open);
            }}
            onKeyDown={(event) => {
              const isLetter = event.key.length === 1 && event.key !== ' ';
              if (!isLetter || event.ctrlKey || event.metaKey || event.altKey) return;
              event.preventDefault();
              setTyped(event.key);
              setOpen(true);
            }}
          >
            <span
              id={`${id}-value`}
              className={cx(layout.clip, classes['value'])}
              data-empty={path === '' || undefined}
            >
              {path || t('choose')}
            </span>
            <IconChevronDown size={16} aria-hidden />
          </UnstyledButton>
        )}
      </Field>
      {open && (
        <FolderList
          {...choice}
          typed={typed}
          onChange={(folder) => {
            onChange(folder);
            close();
          }}
        />
      )}
    </div>
  );
}
