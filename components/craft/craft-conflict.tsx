'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { sameValue } from '@/lib/forms/evaluate';
import { craftForm } from '@/lib/forms/craft';
import type { CraftForm } from './use-craft-form';

const FIELDS = Object.keys(craftForm.fields) as (keyof typeof craftForm.fields)[];
const WORDS = {
  output_quantity: 'output',
  status: 'outOfUse',
  portion_quantity: 'portion',
  shelf_life_hours: 'shelfLife',
} as const;

/** Names what another user saved first. Typed values stay, and saving again keeps them. */
export function CraftConflict({ conflict: { base, now } }: { conflict: NonNullable<CraftForm['settled']> }) {
  const t = useTranslations('craft.editor');
  const changed = FIELDS.filter((field) => !sameValue(craftForm, field, base, now));
  const fields = changed.map((field) => t(field in WORDS ? WORDS[field as keyof typeof WORDS] : (field as 'name')));
  return (
    <Alert role="alert" color="yellow" title={t('conflict.title')}>
      {fields.length === 0 ? t('conflict.same') : t('conflict.text', { fields: fields.join(', ') })}
    </Alert>
  );
}
