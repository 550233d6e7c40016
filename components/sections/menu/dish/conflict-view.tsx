'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import type { ItemsById } from '@/components/recipe/use-items';
import { Button } from '@/components/ui/button';
import { Title } from '@/components/ui/title';
import type { Side } from '@/lib/forms/conflict';
import type { DishFields } from '@/lib/sections/menu/forms';
import dialog from '@/components/form/dialog-tabs.module.css';
import { cx, layout } from '@/components/ui/classes';
import classes from './conflict-view.module.css';
import type { DishForm } from './dish-types';
import { useFieldName, useFieldWords } from './use-field-words';
import { useFolders } from './use-folders';

interface ConflictViewProps {
  readonly conflict: NonNullable<DishForm['conflict']>;
  readonly stock: ItemsById;
  readonly onChoose: DishForm['choose'];
}

const SIDES = ['theirs', 'mine'] as const satisfies readonly Side[];

/** Conflict of a dish: changes of the other user beside those in the form, with a choice per field. */
export function ConflictView({ conflict: { mine, now, choices }, stock, onChoose }: ConflictViewProps) {
  const t = useTranslations('dish.conflict');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const words = useFieldWords(stock, useFolders().byId);
  const nameOf = useFieldName();
  const fields = Object.keys(choices) as (keyof DishFields)[];
  const all = (side: Side) => onChoose(Object.fromEntries(fields.map((field) => [field, side])));
  // Takes the focus, since it replaces the fields.
  useEffect(() => title.current?.focus(), []);
  const values = { mine, theirs: now };
  return (
    <div className={cx(layout.stack, dialog['panel'])}>
      <Title order={3} ref={title} tabIndex={-1} className={classes['title']}>
        {t('title')}
      </Title>
      <p className={layout.muted}>{fields.length === 0 ? t('same') : t('text')}</p>
      {fields.length > 1 && (
        <div className={layout.row}>
          <Button size="compact-sm" variant="default" onClick={() => all('theirs')}>
            {t('allTheirs')}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => all('mine')}>
            {t('allMine')}
          </Button>
        </div>
      )}
      {fields.map((field) => (
        <fieldset key={field} className={classes['field']}>
          <legend>{nameOf(field)}</legend>
          {SIDES.map((side) => (
            <label key={side} className={cx(layout.panel, layout.line, classes['side'])}>
              <input
                type="radio"
                name={`${id}-${field}`}
                checked={choices[field] === side}
                onChange={() => onChoose({ ...choices, [field]: side })}
              />
              <span>
                <span className={cx(layout.muted, layout.tiny, classes['who'])}>{t(side)}</span>
                <span className={cx(layout.figures, classes['value'])}>{words(field, values[side][field])}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
