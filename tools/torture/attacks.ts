import type { Attack } from './attack';
import { bypass } from './attacks/bypass';
import { fullDisk } from './attacks/full-disk';
import { fuzz } from './attacks/fuzz';
import { kills } from './attacks/kills';
import { standby } from './attacks/standby';

/** Every attack, in the order of `npm run torture`. */
export const ATTEMPTS: readonly Attack[] = [bypass, fuzz, kills, fullDisk, standby];
