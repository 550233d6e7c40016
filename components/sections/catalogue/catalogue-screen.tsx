'use client';
import { IconBook2 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { LinkButton } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { Title } from '@/components/ui/title';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { ExportTarget, readCatalogue } from '@/lib/sections/catalogue/contract';
import classes from './catalogue.module.css';
import { CatalogueDishCard } from './catalogue-dish';
import { CatalogueHeader } from './catalogue-header';

type Category = ReplyOf<typeof readCatalogue>['categories'][number];

function Section({ category }: { category: Category }) {
  const id = useId();
  return (
    <section className={classes['section']} aria-labelledby={id}>
      <Title order={2} id={id} className={cx(layout.line, classes['heading'])}>
        {category.name}
        <span className={cx(layout.muted, layout.small, classes['count'])} data-numeric>
          {category.dishes.length}
        </span>
      </Title>
      <ul className={classes['dishes']}>
        {category.dishes.map((dish) => (
          <CatalogueDishCard key={dish.picture_id} dish={dish} />
        ))}
      </ul>
    </section>
  );
}

/** Catalogue as guests see it: dishes by category as last sent; staff also see when and by whom. */
export function CatalogueScreen({ target, categories }: { target: ExportTarget; categories: readonly Category[] }) {
  const t = useTranslations('catalogue');
  const filled = categories.filter(({ dishes }) => dishes.length > 0);
  return (
    <>
      <CatalogueHeader target={target} />
      {filled.length === 0 ? (
        <EmptyState
          icon={<IconBook2 size={24} stroke={1.5} />}
          title={t('empty')}
          action={<LinkButton href="/menu">{t('toMenu')}</LinkButton>}
        >
          {t('emptyText')}
        </EmptyState>
      ) : (
        <div className={classes['catalogue']}>
          <p className={cx(layout.muted, layout.small, classes['note'])}>{t('note')}</p>
          {filled.map((category) => (
            <Section key={category.category_id} category={category} />
          ))}
        </div>
      )}
    </>
  );
}
