import type { NoteKind } from '../contract/notes';
import type { StoryKind, StoryRow } from '../contract/story-row';
import { translate } from '@/lib/i18n/translate';
import type { MessageKey, Words } from '@/lib/lists/list';

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
export const storyNote = ({ note, description, cause, comment = '' }: StoryRow, words: Words, locale: string): string =>
  (cause && [words(`lossCauses.${cause}`), comment].filter(Boolean).join(': ')) ||
  (note && translate(noteKey(note.kind as NoteKind), note.args, words, locale)) ||
  description;

/** Text of a movement: its kind with the number of its order, delivery or batch. */
export function storyReason(row: StoryRow, words: Words): string {
  if (row.order_number !== null) return words('stockStory.order', { number: row.order_number });
  if (row.purchase_number) return words('stockStory.purchase', { number: row.purchase_number });
  const kind = kindOf(row);
  if (kind && row.batch_id)
    return words('stockStory.batch', { kind: words(`stockStory.kinds.${kind}`), number: row.batch_id });
  if (kind) return words(`stockStory.kinds.${kind}`);
  return row.description || row.quantity === undefined
    ? ''
    : words(row.quantity < 0 ? 'stockStory.out' : 'stockStory.in');
}

/** Name of the item that was moved, if it was merged later; '' otherwise. */
export const storyMerged = ({ merged_item }: StoryRow, words: Words): string =>
  merged_item ? words('stockStory.mergedItem', { name: merged_item }) : '';

/** Everything said about a movement. */
export const storyText = (row: StoryRow, words: Words, locale: string): string =>
  [storyReason(row, words), storyNote(row, words, locale), storyMerged(row, words)].filter(Boolean).join(' · ');
