'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { NoteKind } from '@/lib/contract/notes';
import type { StoryKind, StoryRow } from '@/lib/contract/stock-story';
import { translate } from '@/lib/i18n/translate';
import type { MessageKey } from '@/lib/reports/table';

/** Message key of a note; a kind without a text does not compile. */
const noteKey = (kind: NoteKind): MessageKey => `notes.${kind}`;

/** Kind of a movement; derived for a legacy server, which sends none. */
function kindOf(row: StoryRow): StoryKind | null {
  if (row.kind) return row.kind;
  if (row.order_number !== null) return 'order';
  if (row.write_off_or_recharge !== null) return row.write_off_or_recharge === 1 ? 'write_off' : 'recharge';
  return null;
}

/** Comment of a movement: our notes and causes of losses in the reader's language, others as written. */
export function useStoryNote(): (row: StoryRow) => string {
  const words = useTranslations();
  const locale = useLocale();
  return ({ note, description, cause, comment = '' }) =>
    (cause && [words(`lossCauses.${cause}`), comment].filter(Boolean).join(': ')) ||
    (note && translate(noteKey(note.kind as NoteKind), note.args, words, locale)) ||
    description;
}

/** Text of a movement: its kind with the number of its order or delivery. */
export function useStoryWords(): (row: StoryRow) => string {
  const t = useTranslations('stockStory');
  return (row) => {
    if (row.order_number !== null) return t('order', { number: row.order_number });
    if (row.purchase_number) return t('purchase', { number: row.purchase_number });
    const kind = kindOf(row);
    if (kind) return t(`kinds.${kind}`);
    return row.description ? '' : t(row.quantity < 0 ? 'out' : 'in');
  };
}
