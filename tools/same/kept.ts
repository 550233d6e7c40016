import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Portrait, Question } from './question';

const KEPT = 'dist/same';
const TOOL = 'tools/same';

interface Kept {
  /** Hash of the questions and of this program; answers to other questions cannot be compared. */
  readonly asked: string;
  readonly portrait: Portrait;
}

function digestOf(questions: readonly Question[]): string {
  const hash = createHash('sha256').update(JSON.stringify(questions));
  for (const name of readdirSync(TOOL).sort()) hash.update(readFileSync(path.join(TOOL, name)));
  return hash.digest('hex');
}

/** Portrait of a commit, made once and kept. */
export async function keptPortrait(
  hash: string,
  questions: readonly Question[],
  make: () => Promise<Portrait>,
): Promise<Portrait> {
  const file = path.join(KEPT, `${hash}.json`);
  const asked = digestOf(questions);
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    if (kept.asked === asked) return kept.portrait;
  } catch {
    // There is none yet.
  }
  const portrait = await make();
  mkdirSync(KEPT, { recursive: true });
  writeFileSync(file, JSON.stringify({ asked, portrait } satisfies Kept));
  return portrait;
}
