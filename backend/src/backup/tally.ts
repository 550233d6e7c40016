import { createHash } from 'node:crypto';

const WORDS = 8;
const NEWLINE = 10;

/** Counts and checks rows of a table that pass in COPY's text format, a line each. */
export class Tally {
  rows = 0;
  readonly #whole = createHash('sha256');
  readonly #sums = new Uint32Array(WORDS);

  /** @param lines whole lines */
  add(lines: Buffer): void {
    this.#whole.update(lines);
    for (let start = 0; start < lines.length;) {
      const end = lines.indexOf(NEWLINE, start) + 1 || lines.length;
      const hash = createHash('sha256').update(lines.subarray(start, end)).digest();
      for (let word = 0; word < WORDS; word += 1) {
        this.#sums[word] = (this.#sums[word] ?? 0) + hash.readUInt32LE(4 * word);
      }
      this.rows += 1;
      start = end;
    }
  }

  /** SHA-256 over all lines as they came. Ends the tally. */
  sha256(): string {
    return this.#whole.digest('hex');
  }

  /** Number and sum of the rows' SHA-256: equal for equal rows in any order. */
  contents(): string {
    return `${this.rows} ${Buffer.from(this.#sums.buffer).toString('hex')}`;
  }
}
