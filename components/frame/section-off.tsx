'use client';
import { IconEyeOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import type { SectionId } from '@/lib/contract/sections';
import { useForgetTab } from './last-tab';
import { OpenLinks } from './open-links';
import { StatePage } from './state-page';

export interface SectionOffProps {
  readonly section: SectionId;
  /** Whether the person may switch the section on. */
  readonly switches: boolean;
  /** Sections that the person can open. */
  readonly open: readonly SectionId[];
}

/** Page of a section that the venue has switched off. It links to the setting, or to sections that the person can open. */
export function SectionOff({ section, switches, open }: SectionOffProps) {
  useForgetTab(section);
  const t = useTranslations('states');
  const name = useTranslations('sections')(section);
  return (
    <StatePage
      icon={IconEyeOff}
      title={name}
      heading={t('sectionOff', { section: name })}
      action={
        switches ? (
          <LinkButton href="/settings/venue">{t('sectionOffLink')}</LinkButton>
        ) : (
          <OpenLinks label={t('canOpen')} sections={open} />
        )
      }
    >
      {t(switches ? 'sectionOffMine' : 'sectionOffText')}
    </StatePage>
  );
}
