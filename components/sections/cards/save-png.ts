import { qrRuns, qrWidth } from '@/lib/domain/qr-runs';
import { modulesOf } from './qr-modules';

/** Pixels of a module: sharp on paper as wide as a card. */
const MODULE = 32;
const FONT = 56;

/** Draws the code of a card with its number below it. */
function drawn(number: string): HTMLCanvasElement {
  const modules = modulesOf(number);
  const width = qrWidth(modules) * MODULE;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width + FONT;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('The browser draws no canvas');
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, canvas.width, canvas.height);
  ink.fillStyle = '#000';
  for (const run of qrRuns(modules)) ink.fillRect(run.x * MODULE, run.y * MODULE, run.width * MODULE, MODULE);
  ink.font = `${FONT}px sans-serif`;
  ink.textAlign = 'center';
  ink.fillText(number, width / 2, width - FONT / 4);
  return canvas;
}

/** Saves the QR code of a card as a PNG file. */
export async function savePng(number: string): Promise<void> {
  const image = await new Promise<Blob | null>((resolve) => drawn(number).toBlob(resolve, 'image/png'));
  if (!image) throw new Error('The browser writes no PNG');
  const href = URL.createObjectURL(image);
  Object.assign(document.createElement('a'), { href, download: `qr-${number}.png` }).click();
  URL.revokeObjectURL(href);
}
