import { knownMeasure, type Measure } from '@/lib/domain/measure';
import type { Words } from './list';

/** A measure in words; one that only the server knows by its own name. */
export function measureWords(measure: Measure, words: Words): string {
  const known = knownMeasure(measure);
  if (known) return words(`measures.${known.measure_name}`);
  return typeof measure === 'string' ? measure : measure.measure_name;
}
