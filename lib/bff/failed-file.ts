import 'server-only';
import { cookies } from 'next/headers';
import { CODE, Problem } from '@/lib/contract/problem';
import { parsedJson } from '@/lib/domain/parsed-json';

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

/** Address of the page that tells a tab why there is no file; in an ended session `page`, which leads to sign-in. */
export const failedAt = (code: number, page: string, { pathname, search }: URL, failed = `${page}/failed`): string =>
  code === CODE.sessionEnded
    ? page
    : `${failed}?${new URLSearchParams({ problem: String(code), pdf: pathname + search })}`;

/** A file, or its refusal; a browser tab is redirected to the page that `locate` names instead of a problem in JSON. */
export async function orFailurePage(
  request: Request,
  response: Response,
  locate: (code: number, file: URL) => string,
): Promise<Response> {
  if (response.status < 400 || request.headers.get('sec-fetch-dest') !== 'document') return response;
  const problem = Problem.parse(await response.json());
  return redirectToFailure(locate(problem.code, new URL(request.url)), problem);
}

/** The problem that a failure page was opened for; without the cookie of this code, the code alone. */
export async function failureOf(code: number): Promise<Problem> {
  const value = (await cookies()).get(COOKIE)?.value ?? '';
  const problem = Problem.safeParse(parsedJson(Buffer.from(value, 'base64url').toString())).data;
  return problem?.code === code ? problem : { code, message: '' };
}
