import type { Face, Run } from './face';
import { joinable, type Typeface, type Weight } from './fonts';

export const GREY = '#5b6472';
export const INK = '#1a1d23';
const RULE = '#d5d9e0';

/** Look of a text; lengths in points. */
export interface Look {
  readonly size: number;
  /** Distance of lines. */
  readonly line: number;
  readonly weight?: Weight | undefined;
  readonly colour?: string | undefined;
  readonly align?: 'left' | 'right' | 'center' | undefined;
  readonly struck?: boolean | undefined;
}

/** Upper left corner and width in points. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Methods of the library's canvas that we use; its own type is `any`. */
export interface Painter {
  font(face: Face, family: string, size: number): Painter;
  text(
    text: string,
    x: number,
    y: number,
    options: { lineBreak: false; baseline: 'alphabetic'; features?: readonly string[] },
  ): Painter;
  fillColor(colour: string): Painter;
  rect(x: number, y: number, width: number, height: number): Painter;
  fill(colour: string): Painter;
  path(path: string): Painter;
  lineWidth(width: number): Painter;
  dash(length: number | readonly number[], options?: { space: number }): Painter;
  stroke(colour: string): Painter;
  fillAndStroke(fill: string, stroke: string): Painter;
  translate(x: number, y: number): Painter;
  save(): Painter;
  restore(): Painter;
}

const ALIGNMENT = { left: 0, center: 0.5, right: 1 } as const;

/** Draws on a page at positions known from the fonts: the library's layout takes ten times as long. */
export class Ink {
  constructor(
    private readonly painter: Painter,
    private readonly face: Typeface,
  ) {}

  /** Draws printable lines below each other. */
  lines(lines: readonly string[], { x, y, width }: Place, look: Look): void {
    lines.forEach((line, at) => {
      const runs = this.face.runsOf(joinable(line), look.weight ?? 400);
      const length = runs.reduce((sum, run) => sum + run.width, 0) * look.size;
      const left = x + Math.max(0, width - length) * ALIGNMENT[look.align ?? 'left'];
      const ascent = Math.max(0, ...runs.map((run) => run.ascent)) * look.size;
      this.#runs(runs, left, y + at * look.line + ascent, look);
    });
  }

  /** Draws a printable line at a point of its baseline: its start, middle or end. */
  line(line: string, x: number, y: number, look: Omit<Look, 'line'>): void {
    const runs = this.face.runsOf(joinable(line), look.weight ?? 400);
    const length = runs.reduce((sum, run) => sum + run.width, 0) * look.size;
    this.#runs(runs, x - length * ALIGNMENT[look.align ?? 'left'], y, look);
  }

  rect({ x, y, width }: Place, height: number, colour: string): void {
    this.painter.rect(x, y, width, height).fill(colour);
  }

  /** Draws a rectangle with an outline. */
  outlined({ x, y, width }: Place, height: number, fill: string, outline: { width: number; colour: string }): void {
    this.painter.rect(x, y, width, height).lineWidth(outline.width).fillAndStroke(fill, outline.colour);
  }

  /** Draws with another origin. */
  from({ x, y }: Pick<Place, 'x' | 'y'>, draw: () => void): void {
    this.painter.save().translate(x, y);
    draw();
    this.painter.restore();
  }

  /** Draws a horizontal rule below `y`. */
  rule(place: Place, thickness = 0.5, colour = RULE): void {
    this.rect(place, thickness, colour);
  }

  /** Draws the outline of an SVG path. `dash` holds lengths of dashes and gaps. */
  path(path: string, width: number, colour: string, dash: readonly number[] = []): void {
    this.painter.save().path(path).lineWidth(width);
    if (dash.length > 0) this.painter.dash(dash);
    this.painter.stroke(colour).restore();
  }

  #runs(
    runs: readonly Run[],
    left: number,
    baseline: number,
    { size, colour = INK, struck }: Omit<Look, 'line'>,
  ): void {
    let x = left;
    this.painter.fillColor(colour);
    for (const { face, text, width, features } of runs) {
      // With a name the library finds the font without comparing it to all others.
      this.painter
        .font(face, face.postscriptName, size)
        .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', ...(features && { features }) });
      if (struck)
        this.rect(
          { x, y: baseline - (face.ascent / face.unitsPerEm / 3) * size - 0.25, width: width * size },
          0.5,
          colour,
        );
      x += width * size;
    }
  }
}
