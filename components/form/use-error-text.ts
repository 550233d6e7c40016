'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import type { Field, FieldError, MessageArg, MessageKey } from '@/lib/forms/field';

/** Translates a message whose key is data, with its `args`. */
export function useMessage() {
  const t = useTranslations();
  const { written } = useMeasure();
  return useCallback(
    (key: MessageKey, args: Readonly<Record<string, MessageArg>> = {}) => {
      const texts = Object.entries(args).map(([name, arg]) => [
        name,
        typeof arg === 'object' ? written(arg.quantity, arg.measure) : arg,
      ]);
      return t(key, Object.fromEntries(texts) as never);
    },
    [t, written],
  );
}

/** Text of a field's error: from the form, the field, or the common one of its kind. */
export function useErrorText() {
  const message = useMessage();
  return useCallback(
    (error: FieldError, field?: Field): string =>
      'key' in error
        ? message(error.key, error.args)
        : message(field?.errors?.[error.kind] ?? `form.errors.${error.kind}`, error.args),
    [message],
  );
}
