'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { deleteCraft, type Craft } from '@/lib/sections/craft/contract/craft';

interface RemoveCraftProps {
  readonly craft: Craft;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

/** Asks before a craft is removed, and names who created it. */
export function RemoveCraft({ craft, onRemoved, onClose }: RemoveCraftProps) {
  const t = useTranslations('craft.remove');
  const toasts = useToasts();
  const { send } = useCommand(deleteCraft);
  const { craft_id, name, stock_name: product, employee_name: author } = craft;
  const submit = async () => {
    await send({ body: { craft_id } });
    onRemoved();
    toasts.success(t('done', { name }));
  };
  return (
    <QuestionDialog title={t('title', { name })} submitLabel={t('submit')} onSubmit={submit} onClose={onClose}>
      {author && <p>{t('author', { author })}</p>}
      <p>{t('text', { product })}</p>
    </QuestionDialog>
  );
}
