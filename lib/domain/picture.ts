/** The largest picture that is kept; a smaller one keeps its size, in the same shape (3:2). */
export const PICTURE_SIZE = { width: 1800, height: 1200 } as const;
export const PICTURE_ASPECT = 3 / 2;

/**
 * The largest 3:2 of whole pixels that neither enlarges the given size nor exceeds `PICTURE_SIZE`; null when not even
 * 3 × 2 pixels are there.
 */
export function pictureSize(width: number, height: number): { width: number; height: number } | null {
  const unit = Math.floor(Math.min(PICTURE_SIZE.width / 3, width / 3, height / 2));
  return unit < 1 ? null : { width: unit * 3, height: unit * 2 };
}

const SIGNATURES = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] };

/** What kind of picture a file is, by its first bytes; its name may say anything. */
export function pictureKind(bytes: Uint8Array): 'jpeg' | 'png' | null {
  const starts = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (starts(SIGNATURES.jpeg)) return 'jpeg';
  return starts(SIGNATURES.png) ? 'png' : null;
}
