'use client';
import { useTranslations } from 'next-intl';
import { Fragment, memo } from 'react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { cx, layout } from '@/components/ui/classes';
import type { SectionId } from '@/lib/contract/sections';
import { Hint } from '@/components/ui/hint';
import { useSectionHref } from '@/components/period/carried-period';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import classes from './sidebar.module.css';
import { Arriving } from './arriving';
import links from './nav-link.module.css';
import { SECTION_ICONS } from './section-icons';

interface NavLinkProps {
  readonly section: SectionId;
  /** Shows the icon only, with the name as tooltip. */
  readonly narrow: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

interface SectionLinkProps extends NavLinkProps {
  readonly href: string;
  readonly isCurrent: boolean;
}

/** The link, rendered again only when it changes: there are fifteen, and each change of period asks for their addresses. */
const SectionLink = memo(function SectionLink({ section, narrow, onNavigate, href, isCurrent }: SectionLinkProps) {
  const name = useTranslations('sections')(section);
  const Icon = SECTION_ICONS[section];
  return (
    <Hint label={name} position="right" disabled={!narrow}>
      <Link
        className={cx(layout.line, layout.muted, layout.small, links['link'])}
        href={href}
        // Prefetching would cost fifteen requests on every page.
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        data-narrow={narrow || undefined}
        {...(onNavigate && { onNavigate })}
      >
        <span className={links['icon']} aria-hidden>
          <Icon size={18} stroke={1.6} />
        </span>
        {narrow ? <VisuallyHidden>{name}</VisuallyHidden> : <span className={layout.clip}>{name}</span>}
        <Arriving heading={name} className={links['pending']} />
      </Link>
    </Hint>
  );
});

function NavLink(props: NavLinkProps) {
  const pathname = usePathname();
  const path = `/${props.section}`;
  const href = useSectionHref()(props.section);
  return <SectionLink {...props} href={href} isCurrent={pathname === path || pathname.startsWith(`${path}/`)} />;
}

export interface VisibleSection {
  readonly id: SectionId;
  readonly group: number;
}

export interface SectionNavProps {
  readonly sections: readonly VisibleSection[];
  readonly narrow?: boolean;
  readonly onNavigate?: () => void;
}

/** Navigation links in the given order, with a rule between groups. */
export function SectionNav({ sections, narrow = false, onNavigate }: SectionNavProps) {
  const t = useTranslations('frame');
  return (
    <nav className={classes['nav']} aria-label={t('sections')}>
      <ul className={cx(layout.stack, classes['list'])}>
        {sections.map(({ id, group }, index) => (
          <Fragment key={id}>
            {index > 0 && sections[index - 1]?.group !== group && <li className={classes['rule']} aria-hidden />}
            <li>
              <NavLink section={id} narrow={narrow} onNavigate={onNavigate} />
            </li>
          </Fragment>
        ))}
      </ul>
    </nav>
  );
}
