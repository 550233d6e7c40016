import { z } from '#zod';

/** Largest database integer. */
export const LARGEST_INTEGER = 2 ** 31 - 1;
/** Largest price, in baht. */
export const LARGEST_PRICE = 1e8;
/** Largest paper of an expense, in megabytes. */
export const PAPER_MEGABYTES = 10;
/** Largest photo of a dish, a craft or an agent, in megabytes. */
export const PHOTO_MEGABYTES = 20;
/** Page sizes of a list that a person may choose, in rows. The first is the default. */
export const PAGE_SIZES = [50, 100] as const;
/** Largest quantity, in its measure. */
export const LARGEST_QUANTITY = 1e9;

/** Money on the wire: baht with two decimals. Sums use whole satang; see `lib/domain/money.ts`. */
export const Baht = z.number();

/** Multiples of a step. Zod alone takes a number very close to 0 for a multiple of any step, and it is rounded to 0 later. */
export const inSteps = (from: z.ZodNumber, step: number): z.ZodNumber =>
  from.multipleOf(step).refine((value) => value === 0 || Math.abs(value) >= step);

/** Typed money: at least 0, to the satang, at most a hundred million. */
export const BahtInput = inSteps(z.number().min(0).max(LARGEST_PRICE), 0.01);

/** To the gram or millilitre. */
const quantity = (from: z.ZodNumber) => inSteps(from.max(LARGEST_QUANTITY), 0.001);
/** A quantity on the wire: kg and litres to three decimals, pieces whole. Negative when more was sold than booked. */
export const Quantity = z.number();
/** Quantity that may be below 0. */
export const AnyQuantity = quantity(z.number().min(-LARGEST_QUANTITY));
/** Quantity from 0. */
export const QuantityInput = quantity(z.number().min(0));
/** Quantity above 0. */
export const PositiveQuantity = quantity(z.number().positive());

/** End of the year 9999, the latest bound of a period in Unix seconds. */
export const LATEST = 253_402_300_799;
/** Unix seconds. */
export const UnixSeconds = z.int();

/** The first wrong number of a list ends its check (`parseBy`). */
const ends = { abort: true };
const whole = () => z.int().nonnegative(ends).max(LARGEST_INTEGER, ends);
/** A whole number that fits a database integer. */
export const Whole = whole();

/** A record's number. 0 means the root where a parent is expected. */
export const Id = z.int().positive(ends).max(LARGEST_INTEGER, ends);
export const ParentId = whole();
/** Rows that one call changes. */
export const Ids = z.array(Id).min(1).max(1000);

/** Name of a record. */
export const Name = z.string().trim().min(1).max(200);
/** Why something was done. */
export const Reason = z.string().trim().min(1).max(500);
/** Barcode as scanned or typed. */
export const BarcodeInput = z.string().trim().min(1).max(64);

/** Last page of a list; the limit keeps page × 1,000 rows within a database integer. */
export const LAST_PAGE = 1_000_000;
/** Page of a list, from 1. */
export const Page = z.int().positive().max(LAST_PAGE);
/** Number of rows on a page. */
export const PageSize = z.int().positive().max(1000);

/** 0 and 1, as the legacy server writes a boolean. */
export const Bit = z.union([z.literal(0), z.literal(1)]);
