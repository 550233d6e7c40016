import type { Attempt } from './attempt';
import { bounds } from './attempts/bounds';
import { bypass } from './attempts/bypass';
import { fullDisk } from './attempts/full-disk';
import { fuzz } from './attempts/fuzz';
import { kills } from './attempts/kills';
import { standby } from './attempts/standby';
import { upstream } from './attempts/upstream';

/** Every attempt, in the order of `npm run torture`. */
export const ATTEMPTS: readonly Attempt[] = [bypass, bounds, fuzz, upstream, kills, fullDisk, standby];
