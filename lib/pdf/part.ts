import type { Ink, Look, Place } from './ink';

/** A drawing of known height, in points, and the function that draws it at a place. */
export interface Part {
  readonly height: number;
  readonly draw: (ink: Ink, place: Place) => void;
}

export const space = (height: number): Part => ({ height, draw: () => undefined });

/** Lines below each other. */
export const lines = (texts: readonly string[], look: Look): Part => ({
  height: texts.length * look.line,
  draw: (ink, place) => ink.lines(texts, place, look),
});

/** A rule. Its height is 0. */
export const rule = (thickness?: number, colour?: string): Part => ({
  height: 0,
  draw: (ink, place) => ink.rule(place, thickness, colour),
});

/** Parts below each other. */
export const stack = (...parts: readonly Part[]): Part => ({
  height: parts.reduce((sum, { height }) => sum + height, 0),
  draw(ink, place) {
    let { y } = place;
    for (const { height, draw } of parts) {
      draw(ink, { ...place, y });
      y += height;
    }
  },
});

/** Parts at the same place. */
export const over = (...parts: readonly Part[]): Part => ({
  height: Math.max(0, ...parts.map(({ height }) => height)),
  draw: (ink, place) => parts.forEach(({ draw }) => draw(ink, place)),
});

/** A part that begins `x` from the left and is `width` wide. */
export const within = ({ height, draw }: Part, x: number, width: number): Part => ({
  height,
  draw: (ink, place) => draw(ink, { x: place.x + x, y: place.y, width }),
});

/** A part in a frame, with room inside it. */
export const framed = ({ height, draw }: Part, padding: number, outline: { width: number; colour: string }): Part => ({
  height: height + 2 * padding,
  draw(ink, place) {
    ink.outlined(place, height + 2 * padding, '#fff', outline);
    draw(ink, { x: place.x + padding, y: place.y + padding, width: place.width - 2 * padding });
  },
});
