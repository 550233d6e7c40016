import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const NEXT = join('node_modules', 'next', 'dist', 'bin', 'next');
const IN_BROWSER = '[client-fs]';

type Line =
  | { readonly type: 'group'; readonly kind: string; readonly outputs: readonly string[] }
  | {
      readonly type: 'part';
      readonly filename: string;
      readonly source_path: string;
      readonly compressed_size: number;
    };

/** Runs one of Next's commands; resolves with its output line by line. @throws Error when it fails */
async function* linesOf(args: readonly string[]): AsyncGenerator<string> {
  const child = spawn(process.execPath, [NEXT, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  yield* createInterface({ input: child.stdout });
  const code = await ended;
  if (code !== 0) throw new Error(`next ${args.join(' ')} failed.`);
}

/** The package a source belongs to, or the folder of our own. */
export const packageOf = (source: string): string => {
  const path = source.replace('[project]/', '');
  const inner = path.split('node_modules/').at(-1) ?? path;
  if (inner === path) return `own: ${path.split('/').slice(0, 2).join('/')}`;
  return inner.startsWith('@') ? inner.split('/').slice(0, 2).join('/') : (inner.split('/')[0] ?? inner);
};

/** Bytes by package of the scripts that a page loads at first, of lines that Next's analyzer wrote. */
export function sumPackages(lines: readonly Line[]): [name: string, bytes: number][] {
  const first = new Set(lines.flatMap((line) => (line.type === 'group' && line.kind !== 'async' ? line.outputs : [])));
  const sums = new Map<string, number>();
  const counted = new Set<string>();
  for (const line of lines) {
    if (line.type !== 'part' || !first.has(line.filename) || !line.filename.endsWith('.js')) continue;
    const key = `${line.filename} ${line.source_path}`;
    if (counted.has(key)) continue;
    counted.add(key);
    const name = packageOf(line.source_path);
    sums.set(name, (sums.get(name) ?? 0) + line.compressed_size);
  }
  return [...sums].sort(([, a], [, b]) => b - a);
}

/** Packages in a page's first load. Next's analyzer compresses each source by itself: sums are a little large. */
export async function packagesOf(page: string): Promise<[name: string, bytes: number][]> {
  // Analyses the sources as they are; takes as long as a build.
  for await (const line of linesOf(['analyze', '--output'])) process.stderr.write(`${line}\n`);
  const lines: Line[] = [];
  for await (const text of linesOf(['analyze', 'export', '--route', page])) {
    const line = JSON.parse(text) as Line | { readonly type: 'other' };
    if (line.type === 'group') lines.push(line);
    if (line.type === 'part' && line.filename.startsWith(IN_BROWSER)) lines.push(line);
  }
  return sumPackages(lines);
}
