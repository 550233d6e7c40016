import 'server-only';
import { cookies } from 'next/headers';
import { Problem } from '../contract/problem';

const COOKIE = 'failed-file';
/** As long as somebody looks at the page; browsers keep a cookie of up to 4 KB. */
const SECONDS = 600;
const MOST = 3500;

const packed = (problem: Problem): string => Buffer.from(JSON.stringify(problem)).toString('base64url');

/**
 * Leads a tab to the page that says why there is no file. Its address has the code alone: the text goes in a cookie, so
 * that no link can put words into our page.
 */
export function leadToFailure(location: string, problem: Problem): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' });
  const value = packed(problem);
  if (value.length <= MOST)
    headers.set('set-cookie', `${COOKIE}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${SECONDS}`);
  return new Response(null, { status: 303, headers });
}

/** The problem that the page with this code was opened for; without its cookie the code is all that is known. */
export async function failureOf(code: number): Promise<Problem> {
  const value = (await cookies()).get(COOKIE)?.value ?? '';
  const told = Problem.safeParse(parsed(Buffer.from(value, 'base64url').toString())).data;
  return told?.code === code ? told : { code, message: '' };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}
