'use client';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { Hint } from '@/components/ui/hint';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { AccountBar, type AccountBarProps } from './account-bar';
import { BrandMark } from './brand-mark';
import { SearchButton } from './search-button';
import { SectionNav, type VisibleSection } from './section-nav';
import classes from './sidebar.module.css';

export interface SidebarProps extends Pick<AccountBarProps, 'user' | 'server'> {
  readonly venue: string;
  readonly sections: readonly VisibleSection[];
  readonly narrow: boolean;
  readonly onToggle: () => void;
  readonly onSearch: () => void;
}

export function Sidebar({ venue, sections, narrow, onToggle, onSearch, user, server }: SidebarProps) {
  const t = useTranslations('frame');
  const toggle = narrow ? t('expand') : t('collapse');
  const Icon = narrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes['sidebar']} data-narrow={narrow || undefined}>
      <div className={cx(layout.line, classes['head'])}>
        <span className={cx(layout.line, layout.clip, classes['venue'])}>
          <BrandMark size={22} />
          {venue}
        </span>
        <Hint label={toggle} position="right">
          <UnstyledButton className={classes['tool']} aria-label={toggle} aria-expanded={!narrow} onClick={onToggle}>
            <Icon size={18} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </Hint>
      </div>
      <div className={classes['find']}>
        <SearchButton narrow={narrow} onClick={onSearch} />
      </div>
      <SectionNav sections={sections} narrow={narrow} />
      <AccountBar user={user} server={server} narrow={narrow} />
    </div>
  );
}
