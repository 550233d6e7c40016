'use client';
import { Drawer, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { AccountBar } from './account-bar';
import classes from './phone-bar.module.css';
import { SectionNav } from './section-nav';
import type { SidebarProps } from './sidebar';

/** Navigation on a phone: a bar with a burger that opens a drawer. */
export function PhoneBar({ venue, sections, onSearch, user, server }: Omit<SidebarProps, 'narrow' | 'onToggle'>) {
  const t = useTranslations('frame');
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <aside className={classes['bar']} aria-label={t('sidebar')}>
      <UnstyledButton className={classes['tool']} aria-label={t('show')} aria-expanded={opened} onClick={open}>
        <IconMenu2 size={20} aria-hidden />
      </UnstyledButton>
      <span className={classes['venue']}>{venue}</span>
      <UnstyledButton className={classes['tool']} aria-label={t('search')} onClick={onSearch}>
        <IconSearch size={20} aria-hidden />
      </UnstyledButton>
      <Drawer
        opened={opened}
        onClose={close}
        title={venue}
        size="18rem"
        closeButtonProps={{ 'aria-label': t('hide'), size: 'lg' }}
        classNames={{
          content: classes['drawer'] ?? '',
          header: classes['drawer'] ?? '',
          title: classes['title'] ?? '',
          body: classes['body'] ?? '',
        }}
      >
        <SectionNav sections={sections} onNavigate={close} />
        <AccountBar user={user} server={server} />
      </Drawer>
    </aside>
  );
}
