import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();

/** Hash of a commit. @throws Error if there is no such commit */
export const hashOf = (name: string): string => git('rev-parse', '--verify', `${name}^{commit}`);

const lockOf = (root: string): string => readFileSync(path.join(root, 'package-lock.json'), 'utf8');

/** Installs a checkout's packages: links ours if the lock files are equal. */
function install(root: string): void {
  if (lockOf(root) === lockOf('.')) execFileSync('cp', ['-al', path.resolve('node_modules'), root]);
  else execFileSync('npm', ['ci', '--silent'], { cwd: root });
}

/** Checks out a commit in a temporary folder, with its packages. */
export function checkOut(hash: string): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'venue-commit-'));
  const remove = (): void => {
    rmSync(root, { recursive: true, force: true });
    git('worktree', 'prune');
  };
  process.once('exit', remove);
  git('worktree', 'add', '--detach', root, hash);
  install(root);
  return { root, remove };
}
