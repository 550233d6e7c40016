import sharp, { type Sharp } from 'sharp';
import { ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { pictureKind } from '@/lib/domain/picture';

/** A phone's 50-megapixel photo passes; a small file that unpacks to a wall of pixels does not. */
const MOST_PIXELS = 50_400_000;
const QUALITY = 85;

// Decoded pictures are large and never asked for again; one thread each leaves the other cores to the venue.
sharp.cache(false);
sharp.concurrency(1);

/** Pictures are decoded two at a time, so that an afternoon's uploads do not fill the memory. */
const MOST_AT_ONCE = 2;
let working = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (working >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else working += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else working -= 1;
  }
}

/** The picture upright, and how large it is so. */
interface Upright {
  readonly picture: Sharp;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a jpeg of a jpg or png, upright and without a word about where and with what it was taken; `shape` cuts and
 * sizes it. Works outside the request thread.
 * @throws ProblemError 1 when it is no picture, not whole, or too large to unpack.
 */
export async function toJpeg(file: Buffer, shape: (upright: Upright) => Sharp): Promise<Buffer> {
  if (pictureKind(file) === null) throw refusal('noPicture', 'file');
  return inTurn(async () => {
    const open = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
    try {
      const { autoOrient } = await open().metadata();
      return await shape({ picture: open().autoOrient(), width: autoOrient.width, height: autoOrient.height })
        .flatten({ background: '#fff' })
        .jpeg({ quality: QUALITY, progressive: true })
        .toBuffer();
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause;
      throw refusal('pictureUnreadable', 'file', { why: (cause as Error).message.split('\n')[0] ?? '' });
    }
  });
}
