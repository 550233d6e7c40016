import type { LossCause } from '@/lib/sections/stock/contract/loss-causes';
import type { Note } from '@/lib/sections/stock/contract/notes';
import { fillIn } from '@/lib/contract/text-args';
import { knownMeasure } from '@/lib/domain/measure';
import { formatArgs } from '@/lib/domain/text-args';
import ru from '@/messages/ru.json';

const measureName = (name: string): string => {
  const known = knownMeasure(name);
  return known ? ru.measures[known.measure_name] : name;
};

/** A note as a sentence in the venue's default language, for clients that read only the description. */
export const sentenceOf = ({ kind, args }: Note): string => fillIn(ru.notes[kind], formatArgs(args, 'ru', measureName));

/** Cause of a loss with its comment, likewise. */
export const causeSentence = (cause: LossCause, comment: string): string =>
  [ru.lossCauses[cause], comment].filter(Boolean).join(': ');
