import sharp, { type Sharp } from 'sharp';
import { browserPath, type Endpoint, type ReplyOf } from '@/lib/contract/endpoint';
import type { Problem } from '@/lib/contract/problem';
import type { Browser } from './browser';

/** A picture of the given size: red left half, blue right half. */
export const painting = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: { width: Math.floor(width / 2), height, channels: 3, background: 'red' } }, left: 0, top: 0 },
  ]);

/** A phone's photo: rotated, with metadata of place, time and device. */
export const phonePhoto = (width: number, height: number): Promise<Buffer> =>
  painting(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: 'Secretphone', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 55/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '100/1 52/1 0/1' },
    })
    .jpeg()
    .toBuffer();

/** A png of exactly `bytes` bytes: incompressible noise, its last lines green; padding after its end. */
export async function pngOf(bytes: number): Promise<Buffer> {
  // Wider than 3:2, so that the last lines are not cut off.
  const width = 3400;
  const height = Math.floor((bytes * 0.998) / (width * 3 + 1));
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let at = 0; at < pixels.length - 3; at += 4) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    pixels.writeUInt32LE(seed, at);
  }
  for (let at = pixels.length - width * 300; at < pixels.length; at += 3) pixels.set([0, 255, 0], at);
  const png = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  if (png.length > bytes) throw new Error(`The picture came out ${png.length - bytes} bytes too large`);
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
}

type Fields = Readonly<Record<string, number | string>>;

/** A form with a file and fields, or the item_id alone, as a screen sends it. */
export function formOf(fields: Fields | number | string, file: Buffer | string, name = 'photo.jpg'): FormData {
  const form = new FormData();
  const all = typeof fields === 'object' ? fields : { item_id: fields };
  for (const [field, value] of Object.entries(all)) form.set(field, String(value));
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return form;
}

/** Sends a file. Returns the status and the reply. */
export async function upload<E extends Endpoint>(
  browser: Pick<Browser, 'fetch'>,
  endpoint: E,
  fields: Fields,
  ...file: [content: Buffer | string, name?: string]
): Promise<{ status: number } & Partial<ReplyOf<E>> & Partial<Problem>> {
  const body = formOf(fields, ...file);
  const response = await browser.fetch(browserPath(endpoint.path), { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as Partial<ReplyOf<E>> & Partial<Problem>) };
}
