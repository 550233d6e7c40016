import sharp, { type Sharp } from 'sharp';
import { ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { pictureKind, pictureSize } from '@/lib/domain/picture';

/** Allows a phone's 50-megapixel photo, not a small file that unpacks to a huge picture. */
const MOST_PIXELS = 50_400_000;
const QUALITY = 85;

// Decoded pictures are large and never requested again; one thread leaves the other cores free.
sharp.cache(false);
sharp.concurrency(1);

/** Maximum number of pictures decoded at once, to limit memory. */
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

/** Size of the picture when upright. */
interface Upright {
  readonly picture: Sharp;
  readonly width: number;
  readonly height: number;
}

/**
 * Converts a jpg or png to a jpeg, upright and without metadata. `crop` crops and sizes it. Runs outside the request
 * thread.
 * @throws ProblemError 1 for anything but a complete picture, or one too large to unpack.
 */
export async function toJpeg(file: Buffer, crop: (upright: Upright) => Sharp): Promise<Buffer> {
  if (pictureKind(file) === null) throw refusal('noPicture', 'file');
  return inTurn(async () => {
    const open = () => sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
    try {
      const { autoOrient } = await open().metadata();
      return await crop({ picture: open().autoOrient(), width: autoOrient.width, height: autoOrient.height })
        .flatten({ background: '#fff' })
        .jpeg({ quality: QUALITY, progressive: true })
        .toBuffer();
    } catch (cause) {
      if (cause instanceof ProblemError) throw cause;
      throw refusal('pictureUnreadable', 'file', { why: (cause as Error).message.split('\n')[0] ?? '' });
    }
  });
}

/**
 * Converts a jpg or png to the stored jpeg: 3:2 around the middle, at most 1800 × 1200.
 * @throws ProblemError 1 for anything but a complete picture, or one too large to unpack.
 */
export const toPicture = (file: Buffer): Promise<Buffer> =>
  toJpeg(file, ({ picture, width, height }) => {
    const size = pictureSize(width, height);
    if (!size) throw refusal('pictureTooSmall', 'file');
    return picture.resize({ ...size, fit: 'cover', position: 'centre' });
  });
