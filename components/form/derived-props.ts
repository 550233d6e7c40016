import type { ChangeEvent } from 'react';
import type { Command, Draft, Fields, Form, Values } from '@/lib/forms/define';
import type { FieldError, MessageKey } from '@/lib/forms/field';
import { UNREADABLE } from '@/lib/forms/field';

/** Text typed into a derived field, kept until a field that follows from it changes. */
export interface Typed {
  readonly name: string;
  readonly text: string;
  readonly blurred: boolean;
}

interface Binding<E extends Command, F extends Fields, R> {
  readonly form: Form<E, F, R>;
  readonly record: R;
  readonly values: Partial<Values<F>>;
  readonly locale: string;
  readonly readOnly: boolean;
  readonly typed: Typed | null;
  readonly type: (typed: Typed, patch: Partial<Draft<F>>) => void;
  readonly message: (key: MessageKey) => string;
  readonly errorText: (error: FieldError) => string;
}

/** Draft of the fields that a derived field computes from its text; blank where the text is unreadable. */
export function derivedDraft<E extends Command, F extends Fields, R>(
  { form, record, locale }: Pick<Binding<E, F, R>, 'form' | 'record' | 'locale'>,
  { name, text }: Pick<Typed, 'name' | 'text'>,
): Partial<Draft<F>> {
  const rule = form.derived?.[name];
  const read = rule?.field.read(text, locale);
  const drafts =
    typeof read === 'number'
      ? Object.entries(rule?.to(read, record) ?? {}).map(([target, value]): [string, unknown] => [
          target,
          form.fields[target]?.show(value, locale, record),
        ])
      : rule?.clears.map((cleared): [string, unknown] => [cleared, form.fields[cleared]?.blank(locale)]);
  return Object.fromEntries(drafts ?? []) as Partial<Draft<F>>;
}

/** Props for the input of a derived field. */
export function derivedProps<E extends Command, F extends Fields, R>(bound: Binding<E, F, R>, name: string) {
  const { form, record, values, locale, typed, type, message, errorText } = bound;
  const rule = form.derived?.[name];
  if (!rule) throw new Error(`${form.endpoint.id} derives no ${name}`);
  const now = typed?.name === name ? typed : null;
  const follows = rule.from(values, record);
  const text = now?.text ?? (follows === undefined ? '' : rule.field.show(follows, locale, record));
  const isWrong = now?.blurred && rule.field.read(text, locale) === UNREADABLE;
  return {
    name,
    label: message(rule.field.label),
    value: text,
    readOnly: bound.readOnly,
    autoComplete: 'off',
    ...(isWrong && { error: errorText({ kind: 'number' }) }),
    onBlur: () => now && type({ ...now, blurred: true }, {}),
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const given = event.currentTarget.value;
      type({ name, text: given, blurred: false }, derivedDraft(bound, { name, text: given }));
    },
  };
}
