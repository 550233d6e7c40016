import type { PercentCrop } from 'react-image-crop';
import { uploadPicture } from '@/lib/sections/menu/contract/picture';
import { pictureKind, pictureSize } from '@/lib/domain/picture';

export type ImageRefusal = 'tooLarge' | 'wrongKind' | 'oneOnly' | 'unreadable' | 'tooSmall';

/** JPEG quality, above the stored one because the server compresses once more. */
const QUALITY = 0.92;

/** Reason to refuse a file before upload. Reads its content, because the name may be wrong. */
export async function refusalOfFile(file: File): Promise<ImageRefusal | null> {
  if (file.size > uploadPicture.fileLimit) return 'tooLarge';
  // A file that is gone or unreadable has no first bytes.
  const start = await file
    .slice(0, 8)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return 'unreadable';
  return pictureKind(new Uint8Array(start)) ? null : 'wrongKind';
}

/** Crops an image to a JPEG of at most the stored size; null if nothing is left. */
export async function cutOut(image: HTMLImageElement, crop: PercentCrop): Promise<File | null> {
  const { naturalWidth, naturalHeight } = image;
  const [x, y] = [(crop.x / 100) * naturalWidth, (crop.y / 100) * naturalHeight];
  const [width, height] = [(crop.width / 100) * naturalWidth, (crop.height / 100) * naturalHeight];
  const size = pictureSize(width, height);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!size || !context) return null;
  Object.assign(canvas, size);
  // JPEG has no transparency; without a fill it becomes black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, width, height, 0, 0, size.width, size.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'picture.jpg', { type: 'image/jpeg' });
}
