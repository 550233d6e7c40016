import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { SectionId } from '@/lib/navigation';
import { OpenLinks } from './open-links';
import { PageHeader } from './page-header';
import { SECTION_ICONS } from './section-icons';

export interface NotHereYetProps {
  readonly section: SectionId;
  /** Sections with a screen that the person can open. */
  readonly open: readonly SectionId[];
}

/** Page of a section that does not exist yet, with alternatives. */
export function NotHereYet({ section, open }: NotHereYetProps) {
  const t = useTranslations('states');
  const name = useTranslations('sections')(section);
  const Icon = SECTION_ICONS[section];
  return (
    <>
      <PageHeader title={name} />
      <EmptyState
        icon={<Icon size={24} stroke={1.5} />}
        title={t('notBuilt', { section: name })}
        action={<OpenLinks label={t('availableNow')} sections={open} />}
      >
        {t('notBuiltText')}
      </EmptyState>
    </>
  );
}
