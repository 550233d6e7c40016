import { spawnSync } from 'node:child_process';

/** Reading a PDF needs Debian's poppler-utils, which `npm test` installs where it may. */
export const withTools = spawnSync('pdftotext', ['-v']).error === undefined ? test : test.skip;

const read = (pdf: Buffer, how: string): string =>
  spawnSync('pdftotext', [how, '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: 1e8 }).stdout;

/** Text of each page. */
export const pagesOf = (pdf: Buffer): string[] =>
  read(pdf, '-layout').replaceAll('\u00a0', ' ').split('\f').slice(0, -1);

/** A text with single spaces. */
export const inLine = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();

/** PDF of a reply. */
export async function pdfIn(response: Response): Promise<Buffer> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  return Buffer.from(await response.arrayBuffer());
}

interface Word {
  readonly text: string;
  /** Its place on the page, in points. */
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
const WORD = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">(.*?)<\/word>/g;

/** Size of each page, and its words with their places. */
export function placedWords(pdf: Buffer): { width: number; height: number; words: Word[]; text: string }[] {
  const pages = read(pdf, '-bbox').matchAll(/<page width="([\d.]+)" height="([\d.]+)">(.*?)<\/page>/gs);
  return Array.from(pages, ([, width, height, body = '']) => {
    const words = Array.from(body.matchAll(WORD), ([, left, top, right, bottom, text = '']) => ({
      text: text.replaceAll('\u202f', ' ').replaceAll('&amp;', '&'),
      left: Number(left),
      top: Number(top),
      right: Number(right),
      bottom: Number(bottom),
    }));
    const text = words.map((word) => word.text).join(' ');
    return { width: Number(width), height: Number(height), words, text };
  });
}
