import { knownMeasure, LITRE, type Measure } from '@/lib/domain/measure';

/** Litres: the largest bottle and the smallest keg. */
const BOTTLE = 3;
const KEG = 15;

export type PackageKind = 'bottle' | 'keg' | 'package';

/** Kind of a package by its size: small ones of litres are bottles, large ones kegs, everything else packages. */
export function packageKind(measure: Measure, size: number): PackageKind {
  if (knownMeasure(measure)?.measure_id !== LITRE) return 'package';
  if (size <= BOTTLE) return 'bottle';
  return size >= KEG ? 'keg' : 'package';
}
