'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { labelOf, type Command, type Fields, type Name } from '@/lib/forms/define';
import { cx, layout } from '@/components/ui/classes';
import classes from './conflict-question.module.css';
import { DialogWindow } from './dialog-window';
import dialogs from './dialogs.module.css';
import { useMessage } from './use-error-text';
import type { FormState } from './use-form';

interface ConflictQuestionProps<E extends Command, F extends Fields, R> {
  /** Form with a conflict over fields that are typed as text. */
  readonly form: FormState<E, F, R>;
  /** Name of the record. */
  readonly name: string;
  /** Called when the user keeps the saved values. */
  readonly onTheirs: () => void;
}

/** Shows the value that another user saved meanwhile beside the typed one, and asks which to keep. Escape decides nothing. */
export function ConflictQuestion<E extends Command, F extends Fields, R>(props: ConflictQuestionProps<E, F, R>) {
  const { form, name, onTheirs } = props;
  const t = useTranslations('form.conflict');
  const message = useMessage();
  const locale = useLocale();
  const { conflict } = form;
  if (!conflict) return null;
  const both = Object.keys(conflict.choices).filter((field) => conflict.choices[field] === 'mine') as Name<F>[];
  const nameOf = (field: Name<F>): string => {
    const label = labelOf(form.form, field, form.draft);
    return label ? message(label) : field;
  };
  const written = (field: Name<F>, value: unknown) =>
    value === undefined ? '—' : String(form.form.fields[field]?.show(value, locale, conflict.theirs));
  return (
    <DialogWindow title={t('title', { name })} size={440} onClose={form.dismiss}>
      {both.map((field) => (
        <dl key={field} className={cx(layout.figures, classes['values'])} aria-label={nameOf(field)}>
          <dt>{t('saved', { field: nameOf(field) })}</dt>
          <dd>{written(field, conflict.now[field])}</dd>
          <dt>{t('yours')}</dt>
          <dd>{written(field, conflict.mine[field])}</dd>
        </dl>
      ))}
      <div className={dialogs['foot']}>
        <Button variant="default" data-autofocus onClick={onTheirs}>
          {t('theirs')}
        </Button>
        <Button loading={form.isSending} onClick={() => void form.submit()}>
          {t('mine')}
        </Button>
      </div>
    </DialogWindow>
  );
}
