'use client';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { PageHeader } from '@/components/frame/page-header';
import { layout } from '@/components/ui/classes';
import { LinkButton } from '@/components/ui/link-button';
import { EXPORT_TARGETS, type ExportTarget } from '@/lib/sections/catalogue/contract';
import classes from './catalogue.module.css';

/** Head of a catalogue, with links to the other one and to the menu. */
export function CatalogueHeader({ target }: { target: ExportTarget }) {
  const t = useTranslations('catalogue');
  return (
    <PageHeader
      title={t('title', { target: t(`targets.${target}`) })}
      actions={
        <LinkButton href="/menu" variant="default">
          {t('toMenu')}
        </LinkButton>
      }
    >
      <nav className={layout.line} aria-label={t('which')}>
        {EXPORT_TARGETS.map((one) => (
          <Link
            key={one}
            href={`/catalogue/${one}`}
            prefetch={false}
            className={classes['target']}
            aria-current={one === target ? 'page' : undefined}
          >
            {t(`targets.${one}`)}
          </Link>
        ))}
      </nav>
    </PageHeader>
  );
}
