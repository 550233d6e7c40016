import { setSensor } from '@/lib/sections/stock/contract/edit';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { standInToken } from '@/lib/http/stand-in-token';
import { signedIn } from '../support/ask';
import { startStack } from '../support/stack';
import { at, HALF, LAGER, openTapRoom, pay, serve } from './statistics/tap-room';

const stack = startStack();
const ask = signedIn();
beforeAll(async () => {
  await openTapRoom(stack.database);
});

const volumes = async (guid = 7) => (await ask(readSensor, { params: { guid } })).channels;

test('our own sensors follow the poured volume, keg after keg', async () => {
  // Of 100 litres in kegs of 30, ten are on tap.
  expect(await volumes()).toEqual([{ channel: 2, volume: 10 }]);
  await pay(stack.database, at('2026-10-10T18:10'), [{ menu_id: HALF, quantity: 19 }]);
  expect(await volumes()).toEqual([{ channel: 2, volume: 0.5 }]);
  await serve(stack.database, { count: 1 });
  expect(await volumes()).toEqual([{ channel: 2, volume: 30 }]);
  await serve(stack.database, { count: 3 });
  await serve(stack.database, { operation: 'remove', count: 1 });
  expect(await volumes()).toEqual([{ channel: 2, volume: 29 }]);
  await serve(stack.database, { operation: 'remove_all', count: 0 });
  expect(await volumes()).toEqual([{ channel: 2, volume: 0.5 }]);
});

test('a channel measures an item once assigned; an unassigned sensor measures nothing', async () => {
  expect(await volumes(8)).toEqual([]);
  await ask(setSensor, { body: { item_id: LAGER, sensor_id: 7, channel_id: 8 } });
  expect(await volumes()).toEqual([
    { channel: 2, volume: 0.5 },
    { channel: 8, volume: 30 },
  ]);
});

test('the sensors are closed without the token', async () => {
  const statusWith = async (token: string) => (await stack.app.inject({ url: `/sensors/${token}/7` })).statusCode;
  expect(await statusWith(standInToken('s'.repeat(48), 'sensors'))).toBe(200);
  expect(await statusWith(standInToken('s'.repeat(48), 'catalogue karaoke'))).toBe(403);
  expect(await statusWith('nonsense')).toBe(403);
});
