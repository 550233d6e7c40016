import { z } from 'zod';

/** Money on the wire: baht with two decimals. Never added up in this form; see `lib/domain/money.ts`. */
export const Baht = z.number();

/** Money that somebody typed: not below 0, to the satang, below a hundred million. */
export const BahtInput = z.number().min(0).max(1e8).multipleOf(0.01);

/** Unix seconds. */
export const UnixSeconds = z.int();

const LARGEST = 2 ** 31 - 1;
const whole = () => z.int().nonnegative().max(LARGEST);
/** A whole number that a database keeps as an integer. */
export const Whole = whole();

/** A record's number; 0 stands for "the root" where a parent is meant. */
export const Id = z.int().positive().max(LARGEST);
export const ParentId = whole();

/** A page of a list, from 1; the farthest of a thousand rows each is still a number that a database can count to. */
export const Page = z.int().positive().max(1_000_000);

/** 0 and 1 as the legacy server writes a yes and a no. */
export const Bit = z.union([z.literal(0), z.literal(1)]);
