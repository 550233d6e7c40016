import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { enter, type Portrait, type Question } from './question';

/** Names of all endpoints, lists and pages of a checkout, read with its own code. */
export function namesIn(root: string): ReadonlySet<string> {
  const program = path.resolve(root, 'tools/same/names.ts');
  const names = execFileSync(process.execPath, ['--import', 'tsx', program], { cwd: root, encoding: 'utf8' });
  return new Set(JSON.parse(names) as string[]);
}

/** Enters the names of endpoints without a question, such as commands, so that a missing one is seen. */
export function contractOf(names: ReadonlySet<string>, questions: readonly Question[], portrait: Portrait): void {
  const asked = new Set(questions.map((question) => question.of));
  for (const subject of names)
    if (!asked.has(subject)) enter(portrait, { kind: 'contract', subject, variant: '' }, 'there');
}
