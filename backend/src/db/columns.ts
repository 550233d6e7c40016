import { bigint, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Money: whole satang. */
export const satang = () => bigint({ mode: 'number' });
/** Quantities: kilograms and litres to the gram and millilitre, pieces whole. */
export const quantity = () => numeric({ precision: 14, scale: 3, mode: 'number' });
export const moment = () => timestamp({ withTimezone: true });
