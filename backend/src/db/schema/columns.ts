import { bigint, customType, numeric, timestamp } from 'drizzle-orm/pg-core';

/** Money: whole satang. */
export const satang = () => bigint({ mode: 'number' });

/** Price of one measure in satang, to six decimals: a thousand napkins may cost 4 baht. */
export const unitPrice = () => numeric({ precision: 20, scale: 6, mode: 'number' });

/** Quantities: kilograms and litres to three decimals, pieces whole. */
export const quantity = () => numeric({ precision: 14, scale: 3, mode: 'number' });

export const moment = () => timestamp({ withTimezone: true });

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
