import type { ChangeEvent } from 'react';
import { labelOf, type Draft, type Fields, type Inputs, type Name } from '@/lib/forms/define';
import type { Field, MessageKey } from '@/lib/forms/field';
import { maxLength } from '@/lib/forms/rules';

interface Binding<F extends Fields, R> {
  readonly form: Inputs<F, R>;
  readonly draft: Draft<F>;
  readonly readOnly: boolean;
  readonly set: (patch: Partial<Draft<F>>) => void;
  readonly message: (key: MessageKey) => string;
  readonly shown: Readonly<Record<string, string | undefined>>;
  readonly blur: (name: Name<F>) => void;
}

/** Names of fields whose draft has a type. */
export type NameOf<F extends Fields, Type> = {
  [K in Name<F>]: Draft<F>[K] extends Type ? K : never;
}[Name<F>];

type TypingEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

/** Props that bind inputs to the fields of a form. */
export function fieldProps<F extends Fields, R>(bound: Binding<F, R>) {
  const { form, draft, readOnly, set, message, shown, blur } = bound;
  const fieldOf = (name: Name<F>) => form.fields[name] as Field;
  /** Typed as a string, so that a component for some fields accepts every form that has them. */
  const named = (name: Name<F>): { name: string; 'data-path': string; label: string } => ({
    name,
    'data-path': name,
    label: message(labelOf(form, name, draft) ?? fieldOf(name).label),
  });
  const common = (name: Name<F>) => ({
    ...named(name),
    readOnly,
    ...(shown[name] && { error: shown[name] }),
    onBlur: () => blur(name),
  });
  const isRequired = (name: Name<F>): boolean => {
    const { required, optional, read } = fieldOf(name);
    if (readOnly || optional) return false;
    return required === true || !form.schemas[name].safeParse(read('', 'en')).success;
  };
  return {
    /** For text and number inputs. */
    text: (name: NameOf<F, string>) => {
      const longest = maxLength(form.schemas[name]);
      const required = isRequired(name);
      return {
        ...common(name),
        value: draft[name] as string,
        autoComplete: 'off',
        withAsterisk: required,
        'aria-required': required || undefined,
        ...(longest !== undefined && { maxLength: longest }),
        onChange: (event: TypingEvent) => set({ [name]: event.currentTarget.value } as Partial<Draft<F>>),
      };
    },
    /** For selects, whose values are strings. */
    choice: (name: NameOf<F, string | number | null>) => ({
      ...common(name),
      value: draft[name] === null ? null : String(draft[name]),
      onChange: (chosen: string | null) =>
        set({
          [name]: chosen === null ? null : (fieldOf(name).parse?.(chosen) ?? chosen),
        } as Partial<Draft<F>>),
    }),
    /** For checkboxes and switches. */
    flag: (name: NameOf<F, boolean>) => ({
      ...named(name),
      checked: draft[name] as boolean,
      disabled: readOnly,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        set({ [name]: event.currentTarget.checked } as Partial<Draft<F>>),
    }),
    /** For custom editors: draft and setter. */
    value: <K extends Name<F>>(name: K) => ({
      value: draft[name],
      onChange: (next: Draft<F>[K]) => set({ [name]: next } as unknown as Partial<Draft<F>>),
    }),
  };
}
