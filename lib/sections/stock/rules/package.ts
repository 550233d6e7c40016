import { knownMeasure, LITRE, type Measure } from '@/lib/domain/measure';

/** Litres: the largest bottle and the smallest keg. */
const BOTTLE = 3;
const KEG = 15;

export type PackageKind = 'bottle' | 'keg' | 'package';

/** What a package of a size is called: litres come in bottles and kegs, everything else in packages. */
export function packageKind(measure: Measure, size: number): PackageKind {
  if (knownMeasure(measure)?.measure_id !== LITRE) return 'package';
  if (size <= BOTTLE) return 'bottle';
  return size >= KEG ? 'keg' : 'package';
}
