'use client';
import { useTranslations } from 'next-intl';
import { DialogWindow } from '@/components/form/dialog-window';
import { AccountBar } from './account-bar';
import { SectionNav } from './section-nav';
import type { SidebarProps } from './sidebar';

export interface PhoneDrawerProps extends Omit<SidebarProps, 'narrow' | 'onToggle' | 'onSearch'> {
  readonly onClose: () => void;
}

/** Navigation on a phone, open while mounted. */
export function PhoneDrawer({ venue, sections, user, server, onClose }: PhoneDrawerProps) {
  const t = useTranslations('frame');
  return (
    <DialogWindow layout="drawer" title={venue} size="18rem" closeLabel={t('hide')} onClose={onClose}>
      <SectionNav sections={sections} onNavigate={onClose} />
      <AccountBar user={user} server={server} />
    </DialogWindow>
  );
}
