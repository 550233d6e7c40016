import { refusal } from '@/lib/contract/refusals';
import { pictureSize } from '@/lib/domain/picture';
import { toJpeg } from '../files/photo';

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
