import 'server-only';
import { readSettings, standingOf, type Settings } from '@/lib/env';
import type { Standing } from '@/lib/rights/permissions';

let cached: Settings | undefined;

/** Settings of this process, read and checked once. */
export const settings = (): Settings => (cached ??= readSettings(process.env));

export const standing = (): Standing => standingOf(settings());
