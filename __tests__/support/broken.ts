import { Readable } from 'node:stream';

/** The body of a nock reply whose connection breaks off after the first byte. */
export function broken(): Readable {
  let begun = false;
  return new Readable({
    read() {
      if (begun) this.destroy(new Error('reset'));
      else this.push('{');
      begun = true;
    },
  });
}
