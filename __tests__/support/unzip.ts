import { inflateRawSync } from 'node:zlib';

/** Texts of the parts of a ZIP whose names match, such as the sheets of a workbook. */
export function unzip(bytes: Uint8Array, names: RegExp): string {
  const zip = Buffer.from(bytes);
  const end = zip.lastIndexOf('PK\u0005\u0006');
  let [at, texts] = [zip.readUInt32LE(end + 16), ''];
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const size = zip.readUInt32LE(at + 20);
    const part = zip.readUInt32LE(at + 42);
    const start = part + 30 + zip.readUInt16LE(part + 26) + zip.readUInt16LE(part + 28);
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    if (names.test(zip.toString('utf8', at + 46, nameEnd)))
      texts += inflateRawSync(zip.subarray(start, start + size)).toString();
    at = nameEnd + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return texts;
}
