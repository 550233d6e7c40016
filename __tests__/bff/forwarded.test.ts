const SENT = new Headers({
  host: '192.0.2.7:3000',
  'x-forwarded-host': 'venue.example',
  'x-forwarded-proto': 'https',
});

/** Address of a request with headers of a proxy, and whether others on the network can read it. */
async function seenWith(TRUST_PROXY: string) {
  jest.resetModules();
  Object.assign(process.env, { TRUST_PROXY, SESSION_SECRET: 's'.repeat(48) });
  const { isExposed, originOf } = await import('@/lib/bff/session');
  return { origin: originOf(SENT), isExposed: isExposed(SENT) };
}

test.each([
  ['on', { origin: 'https://venue.example', isExposed: false }],
  ['off', { origin: 'http://192.0.2.7:3000', isExposed: true }],
])('headers of a proxy, which anybody can send, count where one is trusted alone: %s', async (trusted, seen) => {
  expect(await seenWith(trusted)).toEqual(seen);
});
