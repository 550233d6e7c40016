import type { LossCause } from '@/lib/sections/stock/contract/loss-causes';
import type { Note } from '@/lib/sections/stock/contract/notes';
import { fillIn } from '@/lib/contract/text-args';
import { knownMeasure } from '@/lib/domain/measure';
import { formatArgs } from '@/lib/domain/text-args';
import ru from '@/messages/ru.json';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import { priceInBaht, toBaht } from '@/lib/domain/money';
import type { StoryRecord } from './story';

const measureName = (name: string): string => {
  const known = knownMeasure(name);
  return known ? ru.measures[known.measure_name] : name;
};

/** A note as a sentence in the venue's default language, for clients that read only the description. */
export const sentenceOf = ({ kind, args }: Note): string => fillIn(ru.notes[kind], formatArgs(args, 'ru', measureName));

/** Cause of a loss with its comment, likewise. */
const causeSentence = (cause: LossCause, comment: string): string =>
  [ru.lossCauses[cause], comment].filter(Boolean).join(': ');

/** 1 for written off or missing, 2 for found or back. */
const correctionOf = ({ kind }: StoryRecord): 1 | 2 | null => {
  if (kind === 'recharge' || kind === 'write_off_undo') return 2;
  return kind === 'write_off' || kind === 'shortfall' ? 1 : null;
};

/** Text for clients that know neither notes nor causes. */
const descriptionOf = ({ note, cause, description }: Pick<StoryRecord, 'note' | 'cause' | 'description'>): string =>
  note ? sentenceOf(note) : cause ? causeSentence(cause, description) : description;

/** A note that stock was short would reveal a quantity. */
const untold = (note: StoryRecord['note']): StoryRecord['note'] =>
  note?.kind === 'craftedShort' ? { kind: 'crafted', args: note.args } : note;

/** Movement as on the wire, in the story of an item. A reader who is `isBlind` may not see quantities. */
export const storyRow = (record: StoryRecord, itemId: number, isBlind: boolean): StoryRow => {
  const { item_id, item_name, amount, unit_price, ...own } = record;
  const row = isBlind ? { ...own, note: untold(own.note) } : own;
  return {
    ...row,
    description: descriptionOf(row),
    comment: row.description,
    price: toBaht(amount),
    unit_price: priceInBaht(unit_price),
    currency: 'THB',
    write_off_or_recharge: correctionOf(record),
    merged_item: item_id === itemId ? null : item_name,
  };
};
