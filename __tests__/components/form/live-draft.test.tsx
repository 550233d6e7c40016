import { NextIntlClientProvider } from 'next-intl';
import { renderHook } from '@testing-library/react';
import { attemptsOf } from '@/lib/api/attempts';
import { useFormDraft } from '@/components/form/use-form-draft';
import { saveEmployee } from '@/lib/contract/salary';
import { defineForm } from '@/lib/forms/define';
import { money } from '@/lib/forms/field';
import ru from '@/messages/ru.json';

interface Due {
  readonly wages: number;
}
const form = defineForm(saveEmployee, {
  fields: { wages: money('salary.fields.wages') },
  values: ({ wages }: Due) => ({ wages }),
});
const kept = { found: null, attempts: attemptsOf(), keep: () => undefined, clear: () => undefined };

test('figures that arrive later are no change by the person, in no render between', () => {
  const dirty: boolean[] = [];
  const { result, rerender } = renderHook(
    (record: Due) => {
      const draft = useFormDraft(form, { record, version: 1, before: {}, readOnly: false, live: true, kept });
      dirty.push(draft.isDirty);
      return draft;
    },
    {
      initialProps: { wages: 0 },
      wrapper: ({ children }) => (
        <NextIntlClientProvider locale="ru" messages={ru} timeZone="Asia/Bangkok">
          {children}
        </NextIntlClientProvider>
      ),
    },
  );
  rerender({ wages: 32_500 });
  expect(result.current.values).toEqual({ wages: 32_500 });
  expect(dirty).not.toContain(true);
});
