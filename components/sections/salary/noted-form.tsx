'use client';
import { useTranslations } from 'next-intl';
import { FormContent } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { Textarea } from '@/components/ui/textarea';
import { notedForms } from '@/lib/sections/salary/forms/salary';
import type { OperationProps } from './operation';
import { useOperation } from './use-operation';

/** Books a penalty or a bonus with its reason. */
export function NotedForm(props: OperationProps) {
  const t = useTranslations('salary');
  const type = props.type === 'bonus' ? 'bonus' : 'penalty';
  return (
    <FormContent {...useOperation(props).options} blocked={() => null} form={notedForms[type]}>
      {(form) => (
        <>
          <NumberField {...form.text('amount')} unit="฿" autoFocus />
          <Textarea {...form.text('description')} description={t(`operation.hints.${type}`)} minRows={2} />
        </>
      )}
    </FormContent>
  );
}
