import { jest } from './jest';
import { withPostgres } from './postgres';
import { timed, type Part } from './summary';

/** Jest's tests; those that mostly wait have workers of their own. */
function partsWith(words: readonly string[], env: Readonly<Record<string, string>>): Promise<Part[]> {
  const projects = ['node', 'ui', ...(env['TEST_DATABASE_URL'] ? ['embedded'] : [])];
  return Promise.all([
    timed('Jest', () => jest({ projects, workers: 2, env, words })),
    timed('Jest, tests that wait', () => jest({ projects: ['waiting'], workers: 3, env, words })),
  ]);
}

/**
 * Jest's tests that match the words, or all. Tests of a database run on PostgreSQL, a list of them on both engines; without
 * a server, which CI needs, on the embedded engine.
 * @param programs folder of PostgreSQL's programs
 */
export async function jestParts(words: readonly string[], programs: string | undefined): Promise<Part[]> {
  if (programs) return withPostgres(programs, (url) => partsWith(words, { TEST_DATABASE_URL: url }));
  console.log('\nNo PostgreSQL server is installed here: tests of a database run on the embedded engine only.');
  const missing = { name: 'PostgreSQL', seconds: 0, tally: { passed: 0, failed: 1, notes: ['FAILED no PostgreSQL'] } };
  return [...(process.env['CI'] ? [missing] : []), ...(await partsWith(words, {}))];
}
