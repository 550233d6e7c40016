import { z } from 'zod';

/** Money on the wire: baht with two decimals. Sums use whole satang; see `lib/domain/money.ts`. */
export const Baht = z.number();

/** Typed money: at least 0, to the satang, at most a hundred million. */
export const BahtInput = z.number().min(0).max(1e8).multipleOf(0.01);

/** Unix seconds. */
export const UnixSeconds = z.int();

const LARGEST = 2 ** 31 - 1;
const whole = () => z.int().nonnegative().max(LARGEST);
/** A whole number that fits a database integer. */
export const Whole = whole();

/** A record's number. 0 means the root where a parent is expected. */
export const Id = z.int().positive().max(LARGEST);
export const ParentId = whole();

/** Page of a list, from 1. The limit keeps page × 1,000 rows within a database integer. */
export const Page = z.int().positive().max(1_000_000);

/** 0 and 1, as the legacy server writes a boolean. */
export const Bit = z.union([z.literal(0), z.literal(1)]);
