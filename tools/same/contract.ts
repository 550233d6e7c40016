import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { enter, type Portrait, type Question } from './question';

/** Names of all endpoints, lists and pages of a checkout, read by its own code. */
export function namesIn(root: string): ReadonlySet<string> {
  const program = path.resolve('tools/same/names.ts');
  const names = execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root, encoding: 'utf8' });
  return new Set(JSON.parse(names) as string[]);
}

/** Enters names that no question has, commands among them: a side may lack them. */
export function contractOf(names: ReadonlySet<string>, questions: readonly Question[], portrait: Portrait): void {
  const asked = new Set(questions.map((question) => question.of));
  for (const subject of names)
    if (!asked.has(subject)) enter(portrait, { kind: 'contract', subject, variant: '' }, 'there');
}
