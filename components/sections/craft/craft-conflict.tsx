'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { craftForm } from '@/lib/sections/craft/forms/craft';
import { sameValue } from '@/lib/forms/evaluate';
import type { CraftForm } from './use-craft-form';
import { useCraftFieldName } from './use-craft-words';

const FIELDS = Object.keys(craftForm.fields) as (keyof typeof craftForm.fields)[];

/** Names what another user saved first. Typed values stay, and saving again keeps them. */
export function CraftConflict({ conflict: { base, now } }: { conflict: NonNullable<CraftForm['settled']> }) {
  const t = useTranslations('craft.editor.conflict');
  const nameOf = useCraftFieldName();
  const changed = FIELDS.filter((field) => !sameValue(craftForm, field, base, now));
  return (
    <Alert role="alert" color="yellow" title={t('title')}>
      {changed.length === 0 ? t('same') : t('text', { fields: changed.map(nameOf).join(', ') })}
    </Alert>
  );
}
