'use client';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useId, useState, type KeyboardEvent } from 'react';
import { DialogWindow } from '@/components/form/dialog-window';
import classes from './command-search.module.css';
import type { VisibleSection } from './section-nav';
import { useFound, type Found } from './use-found';

export interface CommandSearchProps {
  readonly sections: readonly VisibleSection[];
  readonly onClose: () => void;
}

const STEP: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search behind Ctrl/⌘ K. Loaded when first opened: it knows the names in both languages. */
export function CommandSearch({ sections, onClose }: CommandSearchProps) {
  const t = useTranslations('frame');
  const leave = () => {
    // The focus goes to the section that was chosen, not back to the button that opened the search.
    document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <DialogWindow title={t('search')} layout="bare" size={520} yOffset="12vh" onClose={onClose}>
      <Finder sections={sections} onLeave={leave} />
    </DialogWindow>
  );
}

function Finder({ sections, onLeave }: Pick<CommandSearchProps, 'sections'> & { onLeave: () => void }) {
  const t = useTranslations('frame');
  const router = useRouter();
  const id = useId();
  const [query, setQuery] = useState('');
  const [marked, setMarked] = useState(0);
  const found = useFound(query, sections);
  const open = ({ href }: Found) => {
    onLeave();
    router.push(href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEP[event.key];
    const chosen = found[marked];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined && found.length > 0) setMarked((marked + step + found.length) % found.length);
    else if (chosen && !event.nativeEvent.isComposing) open(chosen);
  };
  const optionId = ({ key }: Found) => `${id}-${key}`;
  const current = found[marked];
  return (
    <>
      <TextInput
        size="lg"
        classNames={{ root: classes['field'] ?? '', input: classes['input'] ?? '' }}
        leftSection={<IconSearch size={18} aria-hidden />}
        placeholder={t('searchHint')}
        aria-label={t('search')}
        role="combobox"
        aria-expanded
        aria-controls={`${id}-options`}
        aria-activedescendant={current && optionId(current)}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul id={`${id}-options`} className={classes['options']} role="listbox" aria-label={t('matches')}>
        {found.map((one, index) => {
          const Icon = one.icon;
          return (
            <li
              key={one.key}
              id={optionId(one)}
              className={classes['option']}
              role="option"
              aria-selected={index === marked}
              ref={index === marked ? (node) => node?.scrollIntoView({ block: 'nearest' }) : undefined}
              onMouseMove={() => setMarked(index)}
              onClick={() => open(one)}
            >
              <span className={classes['icon']} aria-hidden>
                <Icon size={18} stroke={1.6} />
              </span>
              <span className={classes['label']}>{one.label}</span>
              {one.kind && <span className={classes['kind']}>{one.kind}</span>}
            </li>
          );
        })}
      </ul>
      <p className={classes['foot']} data-empty={found.length === 0 || undefined}>
        {found.length === 0 ? t('searchFound', { count: 0 }) : t('searchKeys')}
        <VisuallyHidden role="status">{t('searchFound', { count: found.length })}</VisuallyHidden>
      </p>
    </>
  );
}
