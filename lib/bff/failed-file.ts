import 'server-only';
import { cookies } from 'next/headers';
import { Problem } from '@/lib/contract/problem';

const COOKIE = 'failed-file';
const MAX_AGE_SECONDS = 600;
/** Browsers keep a cookie of up to 4 KB. */
const MAX_LENGTH = 3500;

const encode = (problem: Problem): string => Buffer.from(JSON.stringify(problem)).toString('base64url');

/**
 * Redirects a tab to the page that says why there is no file. The address carries the code alone; the text goes in a
 * cookie, so that a link cannot put words into our page.
 */
export function redirectToFailure(location: string, problem: Problem): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  const value = encode(problem);
  if (value.length <= MAX_LENGTH)
    headers.set('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}`);
  return new Response(null, { status: 303, headers });
}

/** The problem that a failure page was opened for; without the cookie of this code, the code alone. */
export async function failureOf(code: number): Promise<Problem> {
  const value = (await cookies()).get(COOKIE)?.value ?? '';
  const problem = Problem.safeParse(parsed(Buffer.from(value, 'base64url').toString())).data;
  return problem?.code === code ? problem : { code, message: '' };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
