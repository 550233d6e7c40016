'use client';
import { useHotkeys } from '@mantine/hooks';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { DialogWindow } from '@/components/form/dialog-window';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import type { AccountBarProps } from './account-bar';
import { useSessionOfOtherTabs } from './session-channel';
import classes from './app-frame.module.css';
import { remember } from './browser';
import { PhoneBar } from './phone-bar';
import type { VisibleSection } from './section-nav';
import { WhoContext } from './who';
import { Sidebar } from './sidebar';

const CommandSearch = lazyPart(() => import('./command-search').then((module) => module.CommandSearch));
/** Nearly every screen has dialogs. */
const PARTS = [DialogWindow];

export interface AppFrameProps extends Pick<AccountBarProps, 'user' | 'server'> {
  readonly venue: string;
  /** Sections visible to the person, in order. */
  readonly sections: readonly VisibleSection[];
  /** Read from a cookie, so that the first HTML has the right width. */
  readonly collapsed: boolean;
  readonly children: ReactNode;
}

/** Frame of every screen: sections, search, account; on a phone behind a burger. */
export function AppFrame({ venue, sections, collapsed, user, server, children }: AppFrameProps) {
  useSessionOfOtherTabs();
  usePrefetch(PARTS);
  const t = useTranslations('frame');
  const [narrow, setNarrow] = useState(collapsed);
  const [isSearching, setSearching] = useState(false);
  const openSearch = () => setSearching(true);
  const toggle = () => {
    remember('sidebar', narrow ? 'expanded' : 'collapsed');
    setNarrow(!narrow);
  };
  // By letter and by key code, because a Russian layout gives another letter.
  useHotkeys(
    [
      ['mod+K', openSearch],
      ['mod+K', openSearch, { usePhysicalKeys: true }],
    ],
    [],
  );
  const shared = { venue, sections, user, server, onSearch: openSearch };
  const who = useMemo(() => ({ login: user.login, server: server.name }), [user.login, server.name]);
  return (
    <div className={classes['frame']}>
      {/* The first paint waits for the end of the screen: parts of it would move when the parser reaches what follows. */}
      <link rel="expect" href="#end" blocking="render" />
      <a className={classes['skip']} href="#main">
        {t('skip')}
      </a>
      <aside className={classes['side']} aria-label={t('sidebar')}>
        <Sidebar {...shared} narrow={narrow} onToggle={toggle} />
      </aside>
      <div className={classes['content']}>
        <PhoneBar {...shared} />
        <main id="main" className={classes['main']} tabIndex={-1}>
          <WhoContext value={who}>{children}</WhoContext>
        </main>
      </div>
      <span id="end" hidden />
      {isSearching && <CommandSearch sections={sections} onClose={() => setSearching(false)} />}
    </div>
  );
}
