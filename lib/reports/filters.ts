import { z } from 'zod';
import { Whole } from '../contract/primitives';

const number = z.coerce.number<string>().pipe(Whole);

/** Number of a record in the address; 0, the default, means all. */
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

/** Menu folder whose dishes are counted; the kitchen's by default. */
export const categoryFilter = number.default(2297);
