'use client';
import { useTranslations } from 'next-intl';
import Link, { useLinkStatus } from 'next/link';
import { usePathname } from 'next/navigation';
import { Hint } from '@/components/ui/hint';
import type { SectionId } from '@/lib/navigation';
import { useSectionHref } from '@/components/period/carried-period';
import classes from './nav-link.module.css';
import { SECTION_ICONS } from './section-icons';

/** Progress inside the pressed link, because pages show only when rendered whole. */
function Pending() {
  const { pending } = useLinkStatus();
  return <span className={classes['pending']} data-pending={pending || undefined} aria-hidden />;
}

export interface NavLinkProps {
  readonly section: SectionId;
  /** Shows the icon only, with the name as tooltip. */
  readonly narrow: boolean;
  readonly onNavigate?: (() => void) | undefined;
}

export function NavLink({ section, narrow, onNavigate }: NavLinkProps) {
  const name = useTranslations('sections')(section);
  const pathname = usePathname();
  const href = `/${section}`;
  const to = useSectionHref();
  const current = pathname === href || pathname.startsWith(`${href}/`);
  const Icon = SECTION_ICONS[section];
  return (
    <Hint label={name} position="right" disabled={!narrow}>
      <Link
        className={classes['link']}
        href={to(section)}
        // Prefetching would cost fifteen requests on every page.
        prefetch={false}
        aria-current={current ? 'page' : undefined}
        data-narrow={narrow || undefined}
        {...(onNavigate && { onNavigate })}
      >
        <span className={classes['icon']} aria-hidden>
          <Icon size={18} stroke={1.6} />
        </span>
        <span className={classes['label']}>{name}</span>
        <Pending />
      </Link>
    </Hint>
  );
}
