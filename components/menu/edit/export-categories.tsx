'use client';
import { Radio, Skeleton, TextInput, VisuallyHidden } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { ApiError } from '@/lib/api/call';
import type { ExportCategory } from '@/lib/contract/menu-export';
import classes from './export-form.module.css';

export type CategoryKey = ExportCategory['category_id'];

/** More than are in sight at once. */
const MANY = 8;

interface ExportCategoriesProps {
  categories: {
    readonly data: { readonly categories: readonly ExportCategory[] } | undefined;
    readonly error: ApiError | undefined;
    readonly reload: () => void;
  };
  value: CategoryKey | null;
  onChange: (category: CategoryKey) => void;
}

/** Numbers and texts that look alike are two categories. */
const keyOf = (id: CategoryKey): string => JSON.stringify(id);

/** The categories of a catalogue to choose one from: on their way, refused, none, or a list that can be searched. */
export function ExportCategories({ categories: { data, error, reload }, value, onChange }: ExportCategoriesProps) {
  const t = useTranslations('menuExport');
  const [query, setQuery] = useState('');
  const words = query.trim().toLocaleLowerCase();
  const all = data?.categories ?? [];
  // The chosen one stays in sight, whatever is looked for.
  const found = all.filter(
    ({ category_id, name }) => category_id === value || name.toLocaleLowerCase().includes(words),
  );
  if (error) return <ProblemAlert problem={error.problem} title={t('categoriesFailed')} onRetry={reload} />;
  if (!data) {
    return (
      <div>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <div className={classes['label']}>{t('category')}</div>
        <Skeleton className={classes['waiting'] ?? ''} />
      </div>
    );
  }
  if (all.length === 0) return <p className={classes['none']}>{t('noCategories')}</p>;
  return (
    <Radio.Group
      label={t('category')}
      classNames={{ label: classes['label'] ?? '' }}
      value={value === null ? '' : keyOf(value)}
      onChange={(key) => {
        const category = all.find(({ category_id }) => keyOf(category_id) === key);
        if (category) onChange(category.category_id);
      }}
    >
      {all.length > MANY && (
        <TextInput
          className={classes['search'] ?? ''}
          aria-label={t('filter')}
          placeholder={t('filter')}
          leftSection={<IconSearch size={15} aria-hidden />}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          // Looking for a category is not yet deciding to send.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className={classes['list']}>
        {found.map(({ category_id, name }) => (
          <Radio
            key={keyOf(category_id)}
            value={keyOf(category_id)}
            label={name}
            classNames={{
              root: classes['line'] ?? '',
              radio: classes['radio'] ?? '',
              body: classes['body'] ?? '',
              labelWrapper: classes['nameBox'] ?? '',
              label: classes['name'] ?? '',
            }}
          />
        ))}
        {found.length === 0 && <p className={classes['none']}>{t('noMatch')}</p>}
      </div>
    </Radio.Group>
  );
}
