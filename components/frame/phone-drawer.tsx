'use client';
import { Drawer } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { Kit } from '@/components/ui/kit';
import { AccountBar } from './account-bar';
import classes from './phone-bar.module.css';
import { SectionNav } from './section-nav';
import type { SidebarProps } from './sidebar';

export interface PhoneDrawerProps extends Pick<SidebarProps, 'venue' | 'sections' | 'user' | 'server'> {
  readonly onClose: () => void;
}

/** Navigation on a phone, open while mounted. */
export function PhoneDrawer({ venue, sections, user, server, onClose }: PhoneDrawerProps) {
  const t = useTranslations('frame');
  return (
    <Kit>
      <Drawer
        opened
        onClose={onClose}
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
        <SectionNav sections={sections} onNavigate={onClose} />
        <AccountBar user={user} server={server} />
      </Drawer>
    </Kit>
  );
}
