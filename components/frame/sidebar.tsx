'use client';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import { Hint } from '@/components/ui/hint';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { AccountBar, type AccountBarProps } from './account-bar';
import { BrandMark } from './brand-mark';
import { SectionNav, type VisibleSection } from './section-nav';
import classes from './sidebar.module.css';
import search from './search-button.module.css';
import { useModKey } from './use-mod-key';

interface SearchButtonProps {
  readonly narrow: boolean;
  readonly onClick: () => void;
}

/** Button of the search, showing its shortcut. */
function SearchButton({ narrow, onClick }: SearchButtonProps) {
  const t = useTranslations('frame');
  const mod = useModKey();
  const keys = mod === '⌘' ? '⌘K' : 'Ctrl K';
  return (
    <Hint label={`${t('search')} · ${keys}`} position="right" disabled={!narrow}>
      <UnstyledButton
        className={cx(layout.line, layout.muted, layout.small, search['button'])}
        data-narrow={narrow || undefined}
        aria-label={narrow ? t('search') : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onClick}
      >
        <IconSearch size={16} stroke={1.8} aria-hidden />
        {!narrow && (
          <>
            {t('searchShort')}
            <kbd className={cx(layout.tiny, search['keys'])} aria-hidden>
              {keys}
            </kbd>
          </>
        )}
      </UnstyledButton>
    </Hint>
  );
}

export interface SidebarProps extends Pick<AccountBarProps, 'user' | 'server'> {
  readonly venue: string;
  /** Sections visible to the person, in order. */
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
          <ActionIcon size={32} aria-label={toggle} aria-expanded={!narrow} onClick={onToggle}>
            <Icon size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
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
