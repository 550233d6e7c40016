import { composedCalls } from '@/lib/bff/invoke';
import { plainCalls } from '@/lib/bff/plain-calls';
import { browserPath, wirePath, type Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { HANDLERS, handlersOf } from '../support/handlers';

const addressOf = (endpoint: Endpoint) =>
  browserPath(wirePath(endpoint, { params: { id: 7, target: 'karaoke', guid: 'x' } }));
const folderOf = (address: string) => HANDLERS.find(({ pattern }) => pattern.test(address))?.folder;
const every = [...adminEndpoints, ...bffEndpoints];
const isPlain = ({ id }: Endpoint) => plainCalls.some((plain) => plain.id === id);

test.each(every.map((endpoint) => [endpoint.id, endpoint] as const))('%s has its handler', async (_id, endpoint) => {
  const address = addressOf(endpoint);
  expect(Object.keys((await handlersOf(address)) ?? {})).toContain(endpoint.method);
  if (!isPlain(endpoint)) expect(folderOf(address)).not.toBe('[[...path]]');
});

test('a composed call, an upload and a file have handlers of their own', () => {
  for (const { endpoint } of composedCalls) expect([endpoint.id, isPlain(endpoint)]).toEqual([endpoint.id, false]);
  for (const endpoint of adminEndpoints.filter(({ fileLimit, replyTypes }) => fileLimit ?? replyTypes))
    expect([endpoint.id, isPlain(endpoint)]).toEqual([endpoint.id, false]);
});
