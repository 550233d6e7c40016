'use client';
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';
import { DialogWindow } from '@/components/form/dialog-window';
import { cx, layout } from '@/components/ui/classes';
import { Renewal } from '@/lib/api/renewal';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useWindowEvent } from '@/components/ui/use-window-event';
import type { Findable } from './findable';
import { Arrivals, ArrivingArea } from './arriving';
import { useSessionOfOtherTabs } from './session-channel';
import classes from './app-frame.module.css';
import { remember } from './browser';
import { ChoicesContext, type Choices } from './choices';
import { PhoneBar } from './phone-bar';
import { WhoContext } from './who';
import { Sidebar, type SidebarProps } from './sidebar';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
/** Calls `open` when ? is pressed outside of fields and dialogs. */
function useKeysKey(open: () => void): void {
  useWindowEvent('keydown', (event) => {
    const isHandled = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey;
    if (event.key !== '?' || isHandled || isTyping(event.target) || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    open();
  });
}

const CommandSearch = lazyPart(() => import('./command-search').then((module) => module.CommandSearch));
const KeysDialog = lazyPart(() => import('./keys-dialog').then((module) => module.KeysDialog));

export interface AppFrameProps extends Pick<SidebarProps, 'user' | 'server' | 'venue' | 'sections'>, Findable {
  /** Read from a cookie, so that the first HTML has the right width. */
  readonly collapsed: boolean;
  readonly choices: Choices;
  readonly children: ReactNode;
}

/** Frame of every screen: sections, search, account; on a phone behind a burger. */
export function AppFrame(props: AppFrameProps) {
  const { venue, sections, user, server, choices, collapsed, children, ...findable } = props;
  useSessionOfOtherTabs();
  // Nearly every screen has dialogs.
  usePrefetch(DialogWindow);
  const t = useTranslations('frame');
  const [narrow, setNarrow] = useState(collapsed);
  const [isSearching, setSearching] = useState(false);
  const [isKeys, setKeys] = useState(false);
  const openSearch = () => setSearching(true);
  useKeysKey(() => setKeys(true));
  const toggle = () => {
    remember('sidebar', narrow ? 'expanded' : 'collapsed');
    setNarrow(!narrow);
  };
  // By letter and by key code, because a Russian layout gives another letter.
  useWindowEvent('keydown', (event) => {
    const isSearch = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (!isSearch || !(event.key.toLowerCase() === 'k' || event.code === 'KeyK')) return;
    event.preventDefault();
    openSearch();
  });
  const shared = { venue, sections, user, server, onSearch: openSearch };
  const who = useMemo(() => ({ login: user.login, server: server.name }), [user.login, server.name]);
  return (
    <ChoicesContext value={choices}>
      <WhoContext value={who}>
        <Arrivals>
          <div className={classes['frame']}>
            {/* The first paint waits for the end of the screen: parts of it would move when the parser reaches what follows. */}
            <link rel="expect" href="#end" blocking="render" />
            <a className={cx(layout.onScreen, classes['skip'])} href="#main">
              {t('skip')}
            </a>
            <aside className={cx(layout.onScreen, classes['side'])} aria-label={t('sidebar')}>
              <Sidebar {...shared} narrow={narrow} onToggle={toggle} />
            </aside>
            <div className={layout.screen}>
              <PhoneBar {...shared} />
              <main id="main" className={cx(layout.screen, classes['main'])} tabIndex={-1}>
                <ArrivingArea className={classes['area']} withHeading>
                  <Renewal hasVersions={choices.areStored}>{children}</Renewal>
                </ArrivingArea>
              </main>
            </div>
            <span id="end" hidden />
            {isSearching && (
              <CommandSearch
                sections={sections}
                {...findable}
                onKeys={() => setKeys(true)}
                onClose={() => setSearching(false)}
              />
            )}
            {isKeys && <KeysDialog onClose={() => setKeys(false)} />}
          </div>
        </Arrivals>
      </WhoContext>
    </ChoicesContext>
  );
}
