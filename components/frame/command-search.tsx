'use client';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { DialogWindow } from '@/components/form/dialog-window';
import { cx, layout } from '@/components/ui/classes';
import { SearchBox } from '@/components/ui/search-box';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import classes from './command-search.module.css';
import type { VisibleSection } from './section-nav';
import type { Findable } from './findable';
import { useFound } from './use-found';

export interface CommandSearchProps extends Findable {
  readonly sections: readonly VisibleSection[];
  readonly onClose: () => void;
  /** Shows the keys. */
  readonly onKeys: () => void;
}

/** Search by Ctrl/⌘ K. Loaded on first use, with the names in both languages. */
export function CommandSearch({ onClose, onKeys, ...findable }: CommandSearchProps) {
  const t = useTranslations('frame');
  const leave = () => {
    // The chosen section takes the focus, not the button that opened the search.
    document.getElementById('main')?.focus({ preventScroll: true });
    onClose();
  };
  return (
    <DialogWindow title={t('search')} layout="bare" size={520} yOffset="12dvh" onClose={onClose}>
      <Finder {...findable} onLeave={leave} onKeys={onKeys} />
    </DialogWindow>
  );
}

type FinderProps = Omit<CommandSearchProps, 'onClose'> & { readonly onLeave: () => void };

function Finder({ onLeave, onKeys, ...findable }: FinderProps) {
  const t = useTranslations('frame');
  const router = useRouter();
  const [query, setQuery] = useState('');
  const found = useFound({ query, ...findable });
  const find = useCallback(() => found, [found]);
  return (
    <SearchBox
      inline
      size="lg"
      className={classes['field']}
      inputClassName={classes['input']}
      leftSection={<IconSearch size={18} aria-hidden />}
      placeholder={t('searchHint')}
      aria-label={t('search')}
      data-autofocus
      value={query}
      onChange={setQuery}
      find={find}
      onChoose={({ href }) => {
        if (href === null) {
          setQuery(t('writeOffQuery'));
          return;
        }
        onLeave();
        router.push(href);
      }}
      list={{ label: t('matches'), className: classes['options'] }}
      status={({ length }) => t('searchFound', { count: length })}
      foot={() => (
        <p className={cx(layout.muted, layout.tiny, classes['foot'])}>
          {t('searchKeys')}{' '}
          <UnstyledButton
            className={classes['keys']}
            onClick={() => {
              onLeave();
              onKeys();
            }}
          >
            {t('showKeys')}
          </UnstyledButton>
        </p>
      )}
      option={({ key, icon: Icon, label, kind }) => ({
        key,
        className: cx(layout.line, classes['option']),
        children: (
          <>
            <span className={cx(layout.muted, classes['icon'])} aria-hidden>
              <Icon size={18} stroke={1.6} />
            </span>
            <span className={cx(layout.clip, classes['label'])}>{label}</span>
            {kind && <span className={cx(layout.muted, layout.tiny, classes['kind'])}>{kind}</span>}
          </>
        ),
      })}
    />
  );
}
