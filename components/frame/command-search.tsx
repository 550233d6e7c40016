'use client';
import { Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useCallback, useState } from 'react';
import { SearchBox } from '@/components/ui/search-box';
import classes from './command-search.module.css';
import type { VisibleSection } from './section-nav';
import { useFound } from './use-found';

export interface CommandSearchProps {
  readonly sections: readonly VisibleSection[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** The search behind Ctrl/⌘ K. Loaded when first opened: it knows the names in both languages. */
export function CommandSearch({ sections, opened, onClose }: CommandSearchProps) {
  const t = useTranslations('frame');
  // Opened a moment after it is there, so that Mantine knows where the focus came from and has to return.
  const mounted = useMounted();
  const [left, setLeft] = useState(false);
  if (opened && left) setLeft(false);
  /** Whoever goes to a section goes on in it, not on the button that opened the search. */
  const leave = () => {
    setLeft(true);
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <Modal
      opened={mounted && opened}
      onClose={onClose}
      returnFocus={!left}
      withCloseButton={false}
      padding={0}
      size={520}
      yOffset="12vh"
      transitionProps={{ duration: 120, transition: 'fade' }}
      attributes={{ content: { 'aria-label': t('search') } }}
    >
      <Finder sections={sections} onLeave={leave} />
    </Modal>
  );
}

function Finder({ sections, onLeave }: Pick<CommandSearchProps, 'sections'> & { onLeave: () => void }) {
  const t = useTranslations('frame');
  const router = useRouter();
  const [query, setQuery] = useState('');
  const found = useFound(query, sections);
  const find = useCallback(() => found, [found]);
  return (
    <SearchBox
      inline
      size="lg"
      classNames={{ root: classes['field'] ?? '', input: classes['input'] ?? '' }}
      leftSection={<IconSearch size={18} aria-hidden />}
      placeholder={t('searchHint')}
      aria-label={t('search')}
      data-autofocus
      value={query}
      onChange={setQuery}
      find={find}
      onChoose={({ href }) => {
        onLeave();
        router.push(href);
      }}
      list={{ label: t('matches'), className: classes['options'] }}
      status={({ length }) => t('searchFound', { count: length })}
      foot={() => <p className={classes['foot']}>{t('searchKeys')}</p>}
      option={({ key, icon: Icon, label, kind }) => ({
        key,
        className: classes['option'],
        children: (
          <>
            <span className={classes['icon']} aria-hidden>
              <Icon size={18} stroke={1.6} />
            </span>
            <span className={classes['label']}>{label}</span>
            {kind && <span className={classes['kind']}>{kind}</span>}
          </>
        ),
      })}
    />
  );
}
