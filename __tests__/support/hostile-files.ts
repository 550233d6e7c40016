import { crc32, deflateSync } from 'node:zlib';
import { painting } from './pictures';

/** Markup that a served picture must not hold. */
export const MARK = '<script>alert("hostile")</script>';

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

/** A small png file that unpacks to a picture of this size. */
function pngOf(width: number, height: number, lines: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(lines * (1 + Math.ceil(width / 8))));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

/** Files that are no picture, or more than one. */
export async function hostileFiles(): Promise<Record<string, Buffer>> {
  const jpg = await painting(600, 400).jpeg().toBuffer();
  const png = await painting(600, 400).png().toBuffer();
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, MARK.length + 2]), Buffer.from(MARK)]);
  return {
    empty: Buffer.alloc(0),
    text: Buffer.from('no picture'),
    html: Buffer.from(`<html>${MARK}</html>`),
    svg: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${MARK}</svg>`),
    pdf: Buffer.from(`%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF`),
    zip: Buffer.from('PK\u0003\u0004 no zip'),
    'jpg with markup behind': Buffer.concat([jpg, Buffer.from(MARK)]),
    'jpg with markup inside': Buffer.concat([jpg.subarray(0, 2), comment, jpg.subarray(2)]),
    'png with markup behind': Buffer.concat([png, Buffer.from(MARK)]),
    'jpg cut short': jpg.subarray(0, jpg.length / 2),
    'png cut short': png.subarray(0, 60),
    'head of a jpg': Buffer.concat([jpg.subarray(0, 20), Buffer.alloc(50_000, 7)]),
    'png of 60 million pixels': pngOf(10_000, 6_000, 6_000),
    'png with a false size': pngOf(2 ** 31 - 1, 2 ** 31 - 1, 1),
    'png of nothing': pngOf(0, 0, 0),
    gif: Buffer.from('GIF89a\u0001\u0000\u0001\u0000'),
  };
}
