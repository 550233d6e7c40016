'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { memo } from 'react';
import { Hint } from '@/components/ui/hint';
import type { SectionId } from '@/lib/contract/sections';
import { useSectionHref } from '@/components/period/carried-period';
import { cx, layout } from '@/components/ui/classes';
import { Arriving } from './arriving';
import classes from './nav-link.module.css';
import { SECTION_ICONS } from './section-icons';

export interface NavLinkProps {
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
        className={classes['link']}
        href={href}
        // Prefetching would cost fifteen requests on every page.
        prefetch={false}
        aria-current={isCurrent ? 'page' : undefined}
        data-narrow={narrow || undefined}
        {...(onNavigate && { onNavigate })}
      >
        <span className={classes['icon']} aria-hidden>
          <Icon size={18} stroke={1.6} />
        </span>
        <span className={cx(layout.clip, classes['label'])}>{name}</span>
        <Arriving heading={name} className={classes['pending']} />
      </Link>
    </Hint>
  );
});

export function NavLink(props: NavLinkProps) {
  const pathname = usePathname();
  const path = `/${props.section}`;
  const href = useSectionHref()(props.section);
  return <SectionLink {...props} href={href} isCurrent={pathname === path || pathname.startsWith(`${path}/`)} />;
}
