import { decodedUri } from '@/lib/domain/decoded-uri';

/** Value of a cookie that a page's script may write; undefined if it is missing or malformed. */
export function cookieIn(headers: Pick<Headers, 'get'>, name: string): string | undefined {
  const text = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1];
  return text === undefined ? undefined : decodedUri(text);
}
