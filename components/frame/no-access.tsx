'use client';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { SECTIONS, type SectionId } from '@/lib/contract/sections';
import { useForgetTab } from './last-tab';
import { OpenLinks } from './open-links';
import { StatePage } from './state-page';

export interface NoAccessProps {
  /** Requested section, if known. */
  readonly section: SectionId | undefined;
  /** Sections that the person can open. */
  readonly open: readonly SectionId[];
}

/** Page 403: the missing right, who grants it, and sections that can be opened. */
export function NoAccess({ section, open }: NoAccessProps) {
  useForgetTab(section);
  const t = useTranslations('states');
  const nameOf = useTranslations('sections');
  const access = SECTIONS.find(({ id }) => id === section)?.access;
  const right = typeof access === 'object' && 'flags' in access ? access.flags[0] : undefined;
  return (
    <StatePage
      icon={IconLock}
      title={t('forbidden')}
      heading={section ? t('forbiddenSection', { section: nameOf(section) }) : t('forbidden')}
      action={<OpenLinks label={t('canOpen')} sections={open} />}
    >
      {right ? t('forbiddenRight', { right: t(`rights.${right}`) }) : t('forbiddenText')}
    </StatePage>
  );
}
