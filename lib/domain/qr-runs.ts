/** Modules of a QR code, row by row, as `qrcode` makes them. */
export interface QrModules {
  readonly size: number;
  readonly data: ArrayLike<number>;
}

/** Dark modules side by side in a row; one module is 1 wide and high. */
export interface QrRun {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** White margin in modules, without which scanners do not find a code. */
export const QR_MARGIN = 4;

/** Width of a code with its margins, in modules. */
export const qrWidth = ({ size }: QrModules): number => size + 2 * QR_MARGIN;

/** Dark runs of a code inside its margins, to be drawn on white. */
export function qrRuns({ size, data }: QrModules): QrRun[] {
  const runs: QrRun[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column]) column += 1;
      if (column > start) runs.push({ x: QR_MARGIN + start, y: QR_MARGIN + row, width: column - start });
    }
  }
  return runs;
}
