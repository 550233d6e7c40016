'use client';
import { useTranslations } from 'next-intl';
import { useForm } from '@/components/form/use-form';
import { useFocusTarget } from '@/components/form/use-focus-target';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Textarea } from '@/components/ui/textarea';
import { Title } from '@/components/ui/title';
import { explainForm } from '@/lib/sections/days/forms';
import { Form } from '@/components/ui/form';
import classes from './settle-form.module.css';

/** Asks for the reason of a closed day's difference. */
export function ExplainForm({ close_id }: { readonly close_id: number }) {
  const t = useTranslations('days.explain');
  const form = useForm(explainForm, { record: { close_id }, keep: close_id, onDone: () => undefined });
  const root = useFocusTarget(form.focusTarget);
  return (
    <Form
      ref={root}
      className={cx(layout.stack, classes['form'])}
      aria-labelledby="explain-title"
      onSubmit={() => void form.submit()}
    >
      <Title order={2} id="explain-title">
        {t('title')}
      </Title>
      {form.problem && <ProblemAlert title={t('failed')} problem={form.problem} />}
      <Textarea {...form.text('reason')} description={t('hint')} minRows={2} />
      <div className={cx(layout.row, classes['foot'])}>
        <Button type="submit" loading={form.isSending}>
          {t('submit')}
        </Button>
      </div>
    </Form>
  );
}
