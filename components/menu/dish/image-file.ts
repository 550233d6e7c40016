import type { PercentCrop } from 'react-image-crop';
import { uploadPicture } from '@/lib/contract/menu-picture';
import { pictureKind, pictureSize } from '@/lib/domain/picture';

export type ImageRefusal = 'tooLarge' | 'wrongKind' | 'oneOnly' | 'unreadable' | 'tooSmall';

/** Sent at a quality a little above the one that is kept, for the server packs it once more. */
const QUALITY = 0.92;

/** Why a file will not do, before a byte of it is sent; looks into it, for its name may say anything. */
export async function refusalOfFile(file: File): Promise<ImageRefusal | null> {
  if (file.size > uploadPicture.fileLimit) return 'tooLarge';
  // A file that is gone meanwhile, or lies where this browser may not read, has no first bytes.
  const start = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return 'unreadable';
  return pictureKind(new Uint8Array(start)) ? null : 'wrongKind';
}

/** Cuts the chosen part out of a picture, as jpeg no larger than is kept; null when nothing is left of it. */
export async function cutOut(image: HTMLImageElement, crop: PercentCrop): Promise<File | null> {
  const { naturalWidth, naturalHeight } = image;
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight];
  const size = pictureSize(width, height);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!size || !context) return null;
  Object.assign(canvas, size);
  // A jpeg knows no transparency: what shows through turns white rather than black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
