import type { Attempt } from './attempt';
import { bounds } from './attempts/bounds';
import { bypass } from './attempts/bypass';
import { fullDisk } from './attempts/full-disk';
import { fuzz } from './attempts/fuzz';
import { kills } from './attempts/kills';
import { races } from './attempts/races';
import { rights } from './attempts/rights';
import { sessions } from './attempts/sessions';
import { sockets } from './attempts/sockets';
import { stop } from './attempts/stop';
import { uploads } from './attempts/uploads';
import { upstream } from './attempts/upstream';

/** Every attempt, in the order of `npm run torture`. */
export const ATTEMPTS: readonly Attempt[] = [
  ...[bypass, rights, sessions, bounds, uploads, races, fuzz],
  ...[upstream, sockets, stop, kills, fullDisk],
];
