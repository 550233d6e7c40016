import { z } from 'zod';
import { Whole } from '../contract/primitives';

const number = z.coerce.number<string>().pipe(Whole);

/** A record's number in the address; 0, which is left out there, is all of them. */
export const idFilter = number.default(0);

/** One of a few numbers. */
export const choiceFilter = <const V extends number>(values: readonly V[], chosen: V) =>
  z
    .preprocess(
      Number,
      z.custom<V>((value) => values.includes(value as V), 'Not one of the choices'),
    )
    .default(chosen);

/** Part of a text. */
export const textFilter = z.string().trim().max(200).default('');

/** The folder of the menu whose dishes are counted: the kitchen's unless told otherwise. */
export const categoryFilter = number.default(2297);
