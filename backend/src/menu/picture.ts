import { pictureSize } from '@/lib/domain/picture';
import { photoRefusal, toJpeg } from '../files/photo';

/**
 * Converts a jpg or png to the stored jpeg: 3:2 around the middle, at most 1800 × 1200.
 * @throws ProblemError 1 for anything but a complete picture, or one too large to unpack.
 */
export const toPicture = (file: Buffer): Promise<Buffer> =>
  toJpeg(file, ({ picture, width, height }) => {
    const size = pictureSize(width, height);
    if (!size) throw photoRefusal('The picture is too small');
    return picture.resize({ ...size, fit: 'cover', position: 'centre' });
  });
