import { createHmac } from 'node:crypto';
import { signedHeaders } from '@/backend/src/mail/webhook';
import { readSettings } from '@/lib/env';

const WEBHOOK_SECRET = 'x'.repeat(24);

it.each([
  'https://hooks.example.com/venue?key=1',
  'http://127.0.0.1:9000/hook',
  'http://localhost:9000',
  'http://[::1]/',
])('the webhook may be at %s', (WEBHOOK_URL) => {
  expect(readSettings({ WEBHOOK_URL, WEBHOOK_SECRET })).toMatchObject({ WEBHOOK_URL, WEBHOOK_SECRET });
});

it.each([
  [{ WEBHOOK_URL: 'http://hooks.example.com', WEBHOOK_SECRET }, /WEBHOOK_URL: must be an https address/],
  [{ WEBHOOK_URL: 'ftp://127.0.0.1', WEBHOOK_SECRET }, /WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'http://127.0.0.1.example.com', WEBHOOK_SECRET }, /WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'https://hooks.example.com' }, /WEBHOOK_SECRET: is needed with WEBHOOK_URL/],
  [{ WEBHOOK_URL: 'https://hooks.example.com', WEBHOOK_SECRET: 'short-secret' }, /WEBHOOK_SECRET/],
])('wrong settings end the start: %j', (env, fault) => {
  expect(() => readSettings(env)).toThrow(fault);
  expect(() => readSettings(env)).not.toThrow(/short-secret/);
});

it('a secret with the prefix of the standard is base64', () => {
  const bytes = Buffer.from('the bytes of a shared secret');
  const own = createHmac('sha256', bytes).update('msg_1.1700000000.{}').digest('base64');
  for (const secret of [bytes.toString(), `whsec_${bytes.toString('base64')}`])
    expect(signedHeaders(secret, 'msg_1', 1_700_000_000, '{}')).toEqual({
      'webhook-id': 'msg_1',
      'webhook-timestamp': '1700000000',
      'webhook-signature': `v1,${own}`,
    });
});
