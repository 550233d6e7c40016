'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef } from 'react';
import { changedByOther, type Side } from './conflict';
import classes from './conflict-view.module.css';
import dialog from './dish-dialog.module.css';
import type { DishForm } from './use-dish-form';
import { useFieldName, useFieldWords } from './use-field-words';
import type { StockById } from './use-stock';

interface ConflictViewProps {
  form: DishForm;
  conflict: NonNullable<DishForm['conflict']>;
  stock: StockById;
}

const SIDES = ['theirs', 'mine'] as const satisfies readonly Side[];

/** Somebody saved the dish first: what they changed, beside what is in the form, and whose value to keep. */
export function ConflictView({ form, conflict, stock }: ConflictViewProps) {
  const t = useTranslations('dish.conflict');
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const words = useFieldWords(stock);
  const nameOf = useFieldName();
  const { base, mine, theirs, choices } = conflict;
  const fields = changedByOther(base, mine, theirs.values);
  const all = (side: Side) => form.choose(Object.fromEntries(fields.map((field) => [field, side])));
  // Where the form was, this is now: a screen reader is told so.
  useEffect(() => title.current?.focus(), []);
  const values = { mine, theirs: theirs.values };
  return (
    <>
      <div className={dialog['panel']}>
        <h3 ref={title} tabIndex={-1} className={classes['title']}>
          {t('title')}
        </h3>
        <p className={classes['text']}>{fields.length === 0 ? t('same') : t('text')}</p>
        {fields.length > 1 && (
          <div className={classes['whole']}>
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
              <label key={side} className={classes['side']}>
                <input
                  type="radio"
                  name={`${id}-${field}`}
                  checked={choices[field] === side}
                  onChange={() => form.choose({ ...choices, [field]: side })}
                />
                <span>
                  <span className={classes['who']}>{t(side)}</span>
                  <span className={classes['value']}>{words(field, values[side][field])}</span>
                </span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
      <div className={dialog['foot']}>
        <span className={dialog['spring']} />
        <Button variant="default" disabled={form.busy} onClick={form.keepEditing}>
          {t('edit')}
        </Button>
        <Button loading={form.busy} onClick={() => void form.resolve()}>
          {t('save')}
        </Button>
      </div>
    </>
  );
}
