'use client';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useRef, useState } from 'react';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import classes from './phone-bar.module.css';
import type { SidebarProps } from './sidebar';

const PhoneDrawer = lazyPart(() => import('./phone-drawer').then((module) => module.PhoneDrawer));

/** Navigation on a phone: a bar with a burger that opens a drawer. */
export function PhoneBar({ onSearch, ...shown }: Omit<SidebarProps, 'narrow' | 'onToggle'>) {
  const t = useTranslations('frame');
  const burger = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const close = useCallback(() => {
    setOpened(false);
    burger.current?.focus({ preventScroll: true });
  }, []);
  return (
    <aside className={cx(layout.onScreen, classes['bar'])} aria-label={t('sidebar')}>
      <ActionIcon
        ref={burger}
        size={44}
        aria-label={t('show')}
        aria-expanded={opened}
        onPointerDown={() => void PhoneDrawer.load().catch(() => undefined)}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={20} aria-hidden />
      </ActionIcon>
      <span className={cx(layout.clip, classes['venue'])}>{shown.venue}</span>
      <ActionIcon size={44} aria-label={t('search')} onClick={onSearch}>
        <IconSearch size={20} aria-hidden />
      </ActionIcon>
      {opened && <PhoneDrawer {...shown} onClose={close} />}
    </aside>
  );
}
