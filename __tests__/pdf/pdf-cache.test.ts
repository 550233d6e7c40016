import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PdfCache } from '@/lib/pdf/pdf-cache';
import { pdfKey } from '@/lib/pdf/pdf-key';
import { SharedDraws } from '@/lib/pdf/shared-draws';
import { dishNamed, priceListWith } from './documents';

// The umask of the tests' own server would hide a wrong mode.
const umask = process.umask(0o022);
afterAll(() => void process.umask(umask));

let folder: string;
beforeEach(async () => (folder = path.join(await mkdtemp(path.join(tmpdir(), 'pdf-cache-')), 'pdf')));
afterEach(() => rm(path.dirname(folder), { recursive: true }));

const bytes = (size: number) => Buffer.alloc(size, 1);
const age = (key: string, ms: number) => {
  const then = (Date.now() - ms) / 1000;
  return utimes(path.join(folder, `${key}.pdf`), then, then);
};

describe('PdfCache', () => {
  it('returns what was kept, also to another process of the app, readable for its owner only', async () => {
    await new PdfCache(folder).set('a', Buffer.from('%PDF-a'));
    const other = new PdfCache(folder);
    expect((await other.get('a'))?.toString()).toBe('%PDF-a');
    expect(await other.get('b')).toBeUndefined();
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(folder, 'a.pdf'))).mode & 0o777).toBe(0o600);
  });

  it('drops the oldest beyond its size', async () => {
    const cache = new PdfCache(folder, { bytes: 250 });
    await cache.set('a', bytes(100));
    await age('a', 2000);
    await cache.set('b', bytes(100));
    await age('b', 1000);
    await cache.set('c', bytes(100));
    expect((await readdir(folder)).toSorted()).toEqual(['b.pdf', 'c.pdf']);
    await cache.set('d', bytes(300));
    expect(await readdir(folder)).toEqual([]);
  });

  it('returns nothing beyond its age, and deletes it', async () => {
    const cache = new PdfCache(folder, { ageMs: 1000 });
    await cache.set('a', bytes(1));
    await age('a', 2000);
    expect(await cache.get('a')).toBeUndefined();
    await cache.set('b', bytes(1));
    expect(await readdir(folder)).toEqual(['b.pdf']);
  });

  it('keeps nothing where it cannot write', async () => {
    await writeFile(folder, 'not a folder');
    const cache = new PdfCache(folder);
    await cache.set('a', bytes(1));
    expect(await cache.get('a')).toBeUndefined();
    await rm(folder);
  });
});

const listOf = (printed: string, price = 100) =>
  priceListWith([{ heading: 'A', rows: [dishNamed(1, 'Чай', { retail_price: price })] }], { printed });
const key = (time: string, login = 'mei', price = 100) => pdfKey(listOf(`${login}, ${time}`, price), time);

test('the key is that of the same contents at another time, and differs by all else, even now in the rows', () => {
  expect(key('22.11.2026 17:04')).toBe(key('22.11.2026 17:05'));
  const now = '22.11.2026 17:04';
  const keys = [key(now), key(now, 'anna'), key(now, 'mei', 101), pdfKey(listOf(`mei, ${now}`), '22.11.2026 17:05')];
  expect(new Set(keys).size).toBe(keys.length);
  const named = (name: string) => priceListWith([{ heading: 'A', rows: [dishNamed(1, name)] }]);
  expect(pdfKey(named('17:04'), '17:04')).not.toBe(pdfKey(named('17:05'), '17:05'));
});

describe('SharedDraws', () => {
  const never = () => new AbortController().signal;
  const held = () => {
    let done: (pdf: Buffer) => void = () => undefined;
    const draw = jest.fn(
      (signal: AbortSignal) =>
        new Promise<Buffer>((resolve, reject) => {
          done = resolve;
          signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    return { draw, done: (text: string) => done(Buffer.from(text)) };
  };

  it('draws once for all who ask meanwhile, and again later', async () => {
    const draws = new SharedDraws();
    const { draw, done } = held();
    const all = [1, 2, 3].map(() => draws.get('a', draw, never()));
    done('pdf');
    expect((await Promise.all(all)).map(String)).toEqual(['pdf', 'pdf', 'pdf']);
    expect(draw).toHaveBeenCalledTimes(1);
    void draws.get('a', draw, never());
    expect(draw).toHaveBeenCalledTimes(2);
  });

  it('continues when one leaves, and stops when the last leaves', async () => {
    const draws = new SharedDraws();
    const { draw, done } = held();
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    const all = [first, second].map(({ signal }) => draws.get('a', draw, signal));
    first.abort();
    done('pdf');
    expect(String(await all[1])).toBe('pdf');
    const left = draws.get('a', draw, third.signal);
    third.abort();
    await expect(left).rejects.toThrow('aborted');
    await expect(draws.get('b', draw, AbortSignal.abort())).rejects.toThrow('aborted');
  });

  it('fails for all, and tries again for the next', async () => {
    const draws = new SharedDraws();
    const failing = jest.fn(() => Promise.reject(new Error('no ink')));
    const all = [1, 2].map(() => draws.get('a', failing, never()));
    await expect(Promise.all(all)).rejects.toThrow('no ink');
    await expect(all[1]).rejects.toThrow('no ink');
    expect(failing).toHaveBeenCalledTimes(1);
    await expect(draws.get('a', failing, never())).rejects.toThrow('no ink');
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
