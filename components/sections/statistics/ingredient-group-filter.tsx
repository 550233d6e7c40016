'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { Select } from '@/components/ui/select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { ingredientGroupCalls, type IngredientGroup } from '@/lib/sections/statistics/contract';
import panel from './filter-panel.module.css';
import type { FilterProps } from './filter-props';
import classes from './ingredient-group.module.css';

const IngredientGroupDialog = lazyPart(() =>
  import('./ingredient-group-dialog').then((module) => module.IngredientGroupDialog),
);

const NO_GROUPS: readonly IngredientGroup[] = [];

/** Choice of the ingredient group, the first by default, with buttons to change groups. */
export function IngredientGroupFilter({ table, value, onChange }: FilterProps) {
  const t = useTranslations('reports.groups');
  usePrefetch(IngredientGroupDialog);
  const changes = useMay()(ingredientGroupCalls[table.place].save);
  const why = useWhyReadOnly();
  const { data, error, isValidating, mutate } = useEndpoint(ingredientGroupCalls[table.place].list, {});
  const [editing, setEditing] = useState<IngredientGroup | 'new' | null>(null);
  const groups = data?.items ?? NO_GROUPS;
  const named = groups.find(({ list_id }) => list_id === Number(value));
  // The default group and one replacing a deleted group add no history step.
  const chosen = named ?? groups[0];
  const missing = named ? undefined : chosen?.list_id;
  const name = useEffectEvent((id: number) => onChange(id, { replace: true }));
  useEffect(() => {
    if (missing === undefined) return undefined;
    // Delayed until the router watches the address; before that it would restore the old one.
    const timer = setTimeout(() => name(missing));
    return () => clearTimeout(timer);
  }, [missing]);
  const hint = error ? t('failed') : data ? t('none') : t('loading');
  return (
    <div className={cx(layout.row, classes['filter'])}>
      <Select
        size="xs"
        className={panel['choice']}
        label={t('label')}
        searchable={groups.length > 10}
        placeholder={hint}
        disabled={groups.length === 0}
        data={groups.map(({ list_id, name }) => ({ value: String(list_id), label: name }))}
        value={chosen ? String(chosen.list_id) : null}
        onChange={(id) => onChange(Number(id))}
      />
      {error && !data && (
        <Button size="xs" variant="default" loading={isValidating} onClick={() => void mutate()}>
          {t('retry')}
        </Button>
      )}
      <div className={cx(layout.row, classes['buttons'])}>
        <Button size="xs" variant="default" disabled={!chosen || !changes} onClick={() => chosen && setEditing(chosen)}>
          {t('edit')}
        </Button>
        <Button size="xs" variant="default" disabled={!changes} onClick={() => setEditing('new')}>
          {t('add')}
        </Button>
      </div>
      {!changes && <p className={cx(layout.muted, layout.tiny)}>{why(t('readOnly'))}</p>}
      {editing && (
        <IngredientGroupDialog
          place={table.place}
          group={editing === 'new' ? null : editing}
          onCreated={(id) => id !== undefined && onChange(id)}
          onClose={() => setEditing(null)}
        />
      )}
    </div>
  );
}
