import { qrRuns, qrWidth, type QrModules } from '@/lib/domain/qr-runs';
import type { Ink } from './ink';

/** Points by which modules overlap: viewers show a white line between touching rectangles. */
const SEAM = 0.1;

/** Draws a QR code with its margins into a square of `side` points. */
export function drawQr(
  ink: Ink,
  modules: QrModules,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const step = side / qrWidth(modules);
  for (const run of qrRuns(modules)) {
    const place = { x: x + run.x * step, y: y + run.y * step, width: run.width * step + SEAM };
    ink.rect(place, step + SEAM, '#000');
  }
}
