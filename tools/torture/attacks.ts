import type { Attack } from './attack';
import { bounds } from './attacks/bounds';
import { bypass } from './attacks/bypass';
import { fullDisk } from './attacks/full-disk';
import { fuzz } from './attacks/fuzz';
import { kills } from './attacks/kills';
import { standby } from './attacks/standby';
import { upstream } from './attacks/upstream';

/** Every attack, in the order of `npm run torture`. */
export const ATTEMPTS: readonly Attack[] = [bypass, bounds, fuzz, upstream, kills, fullDisk, standby];
