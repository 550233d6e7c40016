import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface CacheLimits {
  readonly bytes: number;
  readonly ageMs: number;
}

/** A document's stamp is at most as old as its file. */
const LIMITS: CacheLimits = { bytes: 64 * 1024 * 1024, ageMs: 15 * 60_000 };

/** Drawn documents as files, shared by all processes of the app. What cannot be read or kept is drawn again. */
export class PdfCache {
  readonly #limits: CacheLimits;

  constructor(
    private readonly folder: string,
    limits: Partial<CacheLimits> = {},
  ) {
    this.#limits = { ...LIMITS, ...limits };
  }

  async get(key: string): Promise<Buffer | undefined> {
    try {
      const file = this.#fileOf(key);
      const { mtimeMs } = await stat(file);
      return mtimeMs < Date.now() - this.#limits.ageMs ? undefined : await readFile(file);
    } catch {
      return undefined;
    }
  }

  /** Keeps a document, and drops the oldest ones beyond the limits. */
  async set(key: string, pdf: Buffer): Promise<void> {
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const file = this.#fileOf(key);
      // Renamed, so that nobody reads half a file.
      const draft = `${file}.${crypto.randomUUID()}`;
      await writeFile(draft, pdf, { mode: 0o600 });
      await rename(draft, file);
      await this.#tidy();
    } catch {
      // A full disk costs time, not the document.
    }
  }

  readonly #fileOf = (key: string): string => path.join(this.folder, `${key}.pdf`);

  async #tidy(): Promise<void> {
    const names = await readdir(this.folder);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(this.folder, name);
        const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }));
        return { file, size, mtimeMs };
      }),
    );
    let room = this.#limits.bytes;
    for (const { file, size, mtimeMs } of files.toSorted((a, b) => b.mtimeMs - a.mtimeMs)) {
      room -= size;
      if (room < 0 || mtimeMs < Date.now() - this.#limits.ageMs) await rm(file, { force: true });
    }
  }
}
