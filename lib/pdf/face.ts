/** Font methods that we use. The library's own type depends on a package without types. */
export interface Face {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly characterSet: readonly number[];
  hasGlyphForCodePoint(sign: number): boolean;
  glyphForCodePoint(sign: number): { readonly advanceWidth: number };
  layout(text: string, features?: readonly string[]): { readonly advanceWidth: number };
}

/** Part of a line in one font. `width` is a multiple of the text size. */
export interface Run {
  readonly face: Face;
  readonly text: string;
  readonly width: number;
  /** Height above the baseline, a multiple of the text size. */
  readonly ascent: number;
  readonly features?: readonly string[] | undefined;
}
