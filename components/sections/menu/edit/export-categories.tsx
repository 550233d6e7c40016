'use client';
import { IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import { FieldLabel } from '@/components/ui/field';
import { Radio, RadioGroup } from '@/components/ui/radio';
import { Skeleton } from '@/components/ui/skeleton';
import { TextInput } from '@/components/ui/text-input';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { holdsText } from '@/lib/domain/search-text';
import { useFresh } from '@/lib/api/use-fresh';
import { exportCategories, type ExportCategory, type ExportTarget } from '@/lib/sections/catalogue/contract';
import classes from './export-form.module.css';

type CategoryKey = ExportCategory['category_id'];

/** Longer lists are searchable. */
const MANY = 8;

interface ExportCategoriesProps {
  readonly target: ExportTarget;
  readonly value: CategoryKey | null;
  readonly onChange: (category: CategoryKey) => void;
}

/** Keeps the number 1 and the text "1" apart. */
const keyOf = (id: CategoryKey): string => JSON.stringify(id);

/** Chooses a category of a catalogue; long lists are searchable. */
export function ExportCategories({ target, value, onChange }: ExportCategoriesProps) {
  const t = useTranslations('menuExport');
  const { data, error, reload } = useFresh(exportCategories, { params: { target } });
  const [query, setQuery] = useState('');
  const all = data?.categories ?? [];
  // The chosen category is always shown.
  const found = all.filter(({ category_id, name }) => category_id === value || holdsText(name, query));
  if (error) return <ProblemAlert problem={error.problem} title={t('categoriesFailed')} onRetry={reload} />;
  if (!data) {
    return (
      <div>
        <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
        <FieldLabel>{t('category')}</FieldLabel>
        <Skeleton className={classes['waiting'] ?? ''} />
      </div>
    );
  }
  if (all.length === 0) return <p className={cx(layout.muted, layout.small, classes['none'])}>{t('noCategories')}</p>;
  return (
    <RadioGroup
      label={t('category')}
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
          // Enter in the search does not submit.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <div className={cx(layout.panel, classes['list'])}>
        {found.map(({ category_id, name }) => (
          <Radio key={keyOf(category_id)} value={keyOf(category_id)} label={name} className={classes['line']} />
        ))}
        {found.length === 0 && <p className={cx(layout.muted, layout.small, classes['none'])}>{t('noMatch')}</p>}
      </div>
    </RadioGroup>
  );
}
