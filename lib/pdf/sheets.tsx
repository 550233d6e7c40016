import type { Typeface } from './fonts';
import { Ink, type Painter, type Place } from './ink';
import type { Pdf } from './pdf';

/** A picture on a page: a jpeg in base64, cut to its place. */
interface Picture extends Place {
  readonly height: number;
  readonly jpeg: string;
}

/** A page, drawn from its upper left corner. Points. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly picture?: Picture | undefined;
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
export const sheetsElement = ({ Document, Page, Canvas, Image }: Pdf, face: Typeface, { pages, ...about }: Sheets) => (
  <Document {...about}>
    {pages.map(({ width, height, picture, draw }, at) => (
      <Page key={at} size={[width, height]} wrap={false}>
        {picture && (
          // oxlint-disable-next-line jsx-a11y/alt-text -- a picture on paper has none
          <Image
            src={`data:image/jpeg;base64,${picture.jpeg}`}
            style={{
              position: 'absolute',
              left: picture.x,
              top: picture.y,
              objectFit: 'cover',
              width: picture.width,
              height: picture.height,
            }}
          />
        )}
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
