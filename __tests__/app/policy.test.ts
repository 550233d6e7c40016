import { NextRequest } from 'next/server';
import { guarded } from '@/lib/bff/respond';
import { middleware } from '@/middleware';

beforeAll(() => {
  Object.assign(process.env, { SESSION_SECRET: 's'.repeat(48), LOG_LEVEL: 'silent' });
});

/** Directives of a policy, by name. */
const directivesOf = ({ headers }: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '').split('; ').map((text) => text.split(/ (.*)/s).slice(0, 2)),
  ) as Record<string, string>;

const page = () =>
  middleware(new NextRequest('http://localhost:3000/auth/login', { headers: { host: 'localhost:3000' } }));

test('a page runs and loads what is its own by a new nonce, is shown in no other, and sends forms nowhere else', async () => {
  const response = await page();
  const { 'script-src': scripts = '', ...others } = directivesOf(response);
  expect(others).toMatchObject({
    'default-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  });
  expect(scripts).toMatch(/^'self' 'nonce-[\w+/]{22}==' 'strict-dynamic'$/);
  expect(response.headers.get('permissions-policy')).toContain('camera=()');
  expect(directivesOf(await page())['script-src']).not.toBe(scripts);
});

test('a reply of the API runs nothing, loads nothing and is shown in no page', () => {
  const policy = directivesOf(guarded(new Response('{}', { headers: { 'content-type': 'application/json' } })));
  expect(policy).toMatchObject({ 'default-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });
  expect(policy).toHaveProperty('sandbox');
  const paper = directivesOf(guarded(new Response('', { headers: { 'content-type': 'application/pdf' } })));
  expect(paper).toMatchObject({ 'script-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" });
});
