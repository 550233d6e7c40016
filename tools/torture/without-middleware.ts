import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Parts of the project that are not linked: the build is copied, and the rest no venue needs. */
const LEFT_OUT = ['.next', '.git', 'test-results', 'data'];

const edit = (file: string, change: (json: Record<string, unknown>) => void): void => {
  if (!existsSync(file)) return;
  const json = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  change(json);
  writeFileSync(file, JSON.stringify(json));
};

/**
 * A folder to start the app from, in which its build has lost the middleware: pages and calls must have locks of their own.
 * @returns the folder
 */
export function projectWithoutMiddleware(root: string): string {
  const folder = path.join(root, 'without-middleware');
  if (existsSync(folder)) return folder;
  mkdirSync(folder);
  for (const entry of readdirSync('.').filter((name) => !LEFT_OUT.includes(name)))
    symlinkSync(path.resolve(entry), path.join(folder, entry));
  const filter = (source: string): boolean => source !== path.join('.next', 'cache');
  cpSync('.next', path.join(folder, '.next'), { recursive: true, preserveTimestamps: true, filter });
  const manifest = (name: string): string => path.join(folder, '.next/server', name);
  edit(manifest('middleware-manifest.json'), (json) => Object.assign(json, { middleware: {}, sortedMiddleware: [] }));
  edit(manifest('functions-config-manifest.json'), (json) => {
    json['functions'] = Object.fromEntries(
      Object.entries(json['functions'] as object).filter(([name]) => name !== '/_middleware'),
    );
  });
  return folder;
}
