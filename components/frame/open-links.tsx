import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import type { SectionId } from '@/lib/contract/sections';
import classes from './open-links.module.css';
import { SECTION_ICONS } from './section-icons';

export interface OpenLinksProps {
  readonly label: string;
  readonly sections: readonly SectionId[];
}

/** Links to other sections from a page without content. */
export function OpenLinks({ label, sections }: OpenLinksProps) {
  const nameOf = useTranslations('sections');
  if (sections.length === 0) return null;
  return (
    <nav className={cx(layout.row, classes['links'])} aria-label={label}>
      <span className={cx(layout.muted, layout.tiny, classes['label'])}>{label}</span>
      {sections.map((section) => {
        const Icon = SECTION_ICONS[section];
        return (
          <LinkButton
            key={section}
            href={`/${section}`}
            variant="default"
            size="xs"
            leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
          >
            {nameOf(section)}
          </LinkButton>
        );
      })}
    </nav>
  );
}
