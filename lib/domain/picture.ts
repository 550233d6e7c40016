/** Maximum stored size (3:2). A smaller picture keeps its size. */
export const PICTURE_SIZE = { width: 1800, height: 1200 } as const;
export const PICTURE_ASPECT = 3 / 2;

/** Largest 3:2 size within the picture and `PICTURE_SIZE`, in pixels; null for a picture below 3 × 2. */
export function pictureSize(width: number, height: number): { width: number; height: number } | null {
  const unit = Math.floor(Math.min(PICTURE_SIZE.width / 3, width / 3, height / 2));
  return unit < 1 ? null : { width: unit * 3, height: unit * 2 };
}

const SIGNATURES = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] };

/** Format of a picture by its first bytes; its name is not trusted. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | null {
  const starts = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(SIGNATURES.jpeg)) return 'jpeg';
  return starts(SIGNATURES.png) ? 'png' : null;
}
