import { composedCalls } from '@/lib/bff/invoke';
import { plainCalls } from '@/lib/bff/plain-calls';
import type { Endpoint } from '@/lib/contract/endpoint';
import { adminEndpoints } from '@/lib/sections/endpoints';

const isPlain = ({ id }: Endpoint) => plainCalls.some((plain) => plain.id === id);

test('a composed call, an upload and a file have handlers of their own', () => {
  for (const { endpoint } of composedCalls) expect([endpoint.id, isPlain(endpoint)]).toEqual([endpoint.id, false]);
  for (const endpoint of adminEndpoints.filter(({ fileLimit, replyTypes }) => fileLimit ?? replyTypes))
    expect([endpoint.id, isPlain(endpoint)]).toEqual([endpoint.id, false]);
});
