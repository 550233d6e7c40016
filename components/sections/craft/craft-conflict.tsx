'use client';
import { useTranslations } from 'next-intl';
import dialogs from '@/components/form/dialogs.module.css';
import { Alert } from '@/components/ui/alert';
import type { CraftForm } from './use-craft-form';
import { useCraftFieldName } from './use-craft-words';

/** Names what another user saved first. Typed values stay, and saving again keeps them. */
export function CraftConflict({ conflict: { changed } }: { readonly conflict: NonNullable<CraftForm['settled']> }) {
  const t = useTranslations('craft.editor.conflict');
  const nameOf = useCraftFieldName();
  return (
    <div className={dialogs['problem']}>
      <Alert role="alert" color="yellow" title={t('title')}>
        {changed.length === 0 ? t('same') : t('text', { fields: changed.map(nameOf).join(', ') })}
      </Alert>
    </div>
  );
}
