'use client';
import { IconLock } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useOffers } from '@/components/sight/offers';
import { SECTIONS, type SectionId } from '@/lib/contract/sections';
import { holds } from '@/lib/rights/permissions';
import { useForgetTab } from './last-tab';
import { OpenLinks } from './open-links';
import { StatePage } from './state-page';

export interface NoAccessProps {
  /** Requested section, if known. */
  readonly section: SectionId | undefined;
  /** Sections that the person can open. */
  readonly open: readonly SectionId[];
}

/** Page 403: the missing right and who grants it, or that the section is closed to the account; and sections that can be opened. */
export function NoAccess({ section, open }: NoAccessProps) {
  useForgetTab(section);
  const t = useTranslations('states');
  const nameOf = useTranslations('sections');
  const { person } = useOffers();
  const access = SECTIONS.find(({ id }) => id === section)?.access;
  const flags = typeof access === 'object' && 'flags' in access ? access.flags : undefined;
  const missing = flags?.find((flag) => !holds(person, flag));
  const why = missing
    ? t('forbiddenRight', { right: t(`rights.${missing}`) })
    : t(flags ? 'forbiddenAccount' : 'forbiddenText');
  return (
    <StatePage
      icon={IconLock}
      title={t('forbidden')}
      heading={section ? t('forbiddenSection', { section: nameOf(section) }) : t('forbidden')}
      action={<OpenLinks label={t('canOpen')} sections={open} />}
    >
      {why}
    </StatePage>
  );
}
