import type { Typeface } from './fonts';
import { Ink, type Painter } from './ink';
import type { Pdf } from './pdf';

/** A page, drawn from its upper left corner. Points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly draw: (ink: Ink) => void;
}

/** A document: what its file says about itself, and its pages. */
export interface Sheets {
  readonly title: string;
  readonly language: string;
  readonly creator: string;
  readonly pages: readonly Sheet[];
}

/** Pages for the library: a canvas on each, because laying out thousands of its texts takes seconds. */
export const sheetsElement = ({ Document, Page, Canvas }: Pdf, face: Typeface, { pages, ...about }: Sheets) => (
  <Document {...about}>
    {pages.map(({ width, height, draw }, at) => (
      <Page key={at} size={[width, height]} wrap={false}>
        <Canvas
          style={{ width, height }}
          paint={(painter: Painter) => {
            draw(new Ink(painter, face));
            return null;
          }}
        />
      </Page>
    ))}
  </Document>
);
