'use client';
import { useTranslations } from 'next-intl';
import { FormContent } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { Textarea } from '@/components/ui/textarea';
import { notedForms } from '@/lib/sections/salary/forms/salary';
import type { OperationProps } from './operation';
import { useOperation } from './use-operation';

/** Books a penalty or a bonus with its reason. */
function NotedForm({ type, ...props }: OperationProps & { readonly type: 'penalty' | 'bonus' }) {
  const t = useTranslations('salary');
  const { options, booked } = useOperation(type, props);
  return (
    <FormContent
      {...options}
      blocked={() => null}
      form={notedForms[type]}
      onDone={(reply, { amount = 0 }) => booked(amount, reply?.salary_story_id)}
    >
      {(form) => (
        <>
          <NumberField {...form.text('amount')} unit="฿" autoFocus />
          <Textarea {...form.text('description')} description={t(`operation.hints.${type}`)} minRows={2} />
        </>
      )}
    </FormContent>
  );
}

export const PenaltyForm = (props: OperationProps) => <NotedForm {...props} type="penalty" />;
export const BonusForm = (props: OperationProps) => <NotedForm {...props} type="bonus" />;
