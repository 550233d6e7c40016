import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @type {(name: string) => number} */
const changedAt = (name) => {
  const stat = statSync(name);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(name).map((entry) => changedAt(path.join(name, entry))));
};

/**
 * Runs `build` unless the last build is current: it stamped `stamp`, no source is newer, and none was added or removed.
 * @param {string} stamp file written last, so that an interrupted build has none
 * @param {readonly string[]} sources files and folders; those that do not exist are left out
 * @param {() => void | Promise<void>} build throws when it fails
 */
export async function buildIfStale(stamp, sources, build) {
  const present = sources.filter((name) => existsSync(name));
  const isCurrent =
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === present.join('\n') &&
    Math.max(...present.map(changedAt)) <= statSync(stamp).mtimeMs;
  if (isCurrent) return;
  rmSync(stamp, { force: true });
  const began = new Date();
  await build();
  writeFileSync(stamp, present.join('\n'));
  // A source saved during the build is newer than the build.
  utimesSync(stamp, began, began);
}
