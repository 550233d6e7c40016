import 'server-only';
import { readSettings, specialLoginsOf, type Settings } from '@/lib/env';
import type { SpecialLogins } from '@/lib/rights/permissions';

let cached: Settings | undefined;

/** Settings of this process, read and checked once. */
export const settings = (): Settings => (cached ??= readSettings(process.env));

export const specialLogins = (): SpecialLogins => specialLoginsOf(settings());
