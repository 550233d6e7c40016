import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { createCraft } from '@/lib/sections/craft/contract/craft';
import { addService } from '@/lib/sections/funds/contract';
import { FORM, formOf } from '@/tools/torture/calls';
import { askingBy } from '../../support/ask';
import { startCommands } from '../../support/command-stack';
import { hostileFiles, MARK } from '../../support/hostile-files';
import { painting } from '../../support/pictures';
import { browserOf } from '../../support/browser';
import { DAIQUIRI } from '../../support/till';

const opened = startCommands();
const browser = browserOf();
let files: Readonly<Record<string, Buffer>>;
/** Numbers of the records that files are sent to. */
let ids: Readonly<Record<string, number>>;
/** The admin's session at the backend. */
let cookie = '';

const count = (query: string) => opened.stack.database.value`${sql.raw(query)}`;

beforeAll(async () => {
  files = await hostileFiles();
  cookie = await opened.stack.cookieOf('admin');
  const ask = askingBy(browser);
  await ask(createCraft, { body: { name: 'Эль', create_new_stock_item: true, stock_id: 3594, measure_id: 3 } });
  await ask(addService, { body: { category_id: 16, name: 'Лёд', price: 1, use_own_funds: false } });
  ids = {
    item_id: DAIQUIRI,
    agent_id: 1,
    craft_id: await count('select max(craft_id) as count from crafts'),
    expense_id: await count('select max(expense_id) as count from expenses'),
  };
});

/** Calls that take files, with the field that names the record, and where the file is served. */
const PAPERS = ['expenses/files/upload', 'expense_id', 'expenses/file'] as const;
const DOORS = [
  ['menu/picture/upload', 'item_id', 'menu/picture'],
  ['craft/photo/upload', 'craft_id', 'craft/photo'],
  ['agents/photo/upload', 'agent_id', 'agents/photo'],
  PAPERS,
] as const;
type Door = (typeof DOORS)[number];
const each = DOORS.map((door) => [door[0], door] as const);

const bodyFor = ([, field]: Door, file: Buffer, name?: string) => formOf({ [field]: ids[field] }, file, name);
const send = ([path]: Door, body: Buffer) =>
  browser.fetch(`/api/${path}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { 'content-type': FORM, 'idempotency-key': crypto.randomUUID() },
  });

/** Whether a file was taken; what is taken is served as a picture or a paper, without the markup it came with. */
async function isTaken(door: Door, file: Buffer, name?: string): Promise<boolean> {
  const reply = await send(door, bodyFor(door, file, name));
  expect([200, 400]).toContain(reply.status);
  if (reply.status !== 200) return false;
  const [, field, address] = door;
  const { file_id } = (await reply.json()) as { file_id?: number };
  const served = await browser.fetch(`/api/${address}/${file_id ?? ids[field]}`);
  expect(served.status).toBe(200);
  const type = served.headers.get('content-type') ?? '';
  expect(type).toMatch(/^(image\/jpeg|application\/pdf)/);
  if (type.startsWith('image')) expect(Buffer.from(await served.arrayBuffer()).includes(MARK)).toBe(false);
  return true;
}

test.each(each)('%s takes pictures alone, without what they hold besides', async (_path, door) => {
  const taken: string[] = [];
  for (const [what, file] of Object.entries(files)) if (await isTaken(door, file)) taken.push(what);
  const pictures = ['jpg with markup behind', 'jpg with markup inside', 'png with markup behind'];
  expect(taken).toEqual(door === PAPERS ? ['pdf', ...pictures] : pictures);
});

test('a photo of an agent above 20 MB is refused', async () => {
  const [, , agents] = DOORS;
  expect((await send(agents, bodyFor(agents, Buffer.alloc(20 * 2 ** 20 + 1)))).status).toBe(413);
});

const NAMES = [
  '../../../../tmp/x.jpg',
  '..\\..\\x.jpg',
  'x'.repeat(3000),
  '\u0000.jpg',
  'CON',
  '.htaccess',
  '=1+1.jpg',
  'a";filename="b.sh',
  'photo.jpg\r\nx: 1',
];
test.each(NAMES.map((name, at) => [name, DOORS[at % 3]!] as const))(
  'the name of a file leads nowhere: %j',
  async (name, door) => {
    expect(await isTaken(door, await painting(60, 40).jpeg().toBuffer(), name)).toBe(true);
  },
);

const STORED = 'select (select count(*) from stored_files) + (select count(*) from file_contents) as count';

/** Sends a form to the backend, announced as longer by some bytes; leaves before those. */
async function sendPart(door: Door, body: Buffer, missing: number): Promise<void> {
  const { app } = opened.stack;
  const sent = request({
    host: '127.0.0.1',
    port: (app.server.address() as AddressInfo).port,
    method: 'POST',
    path: `/api/v1/admin/${door[0]}`,
    headers: {
      cookie,
      'content-type': FORM,
      'content-length': body.length + missing,
      'idempotency-key': crypto.randomUUID(),
    },
  });
  sent.on('error', () => undefined);
  const arrived = once(app.server, 'request');
  if (missing > 0) sent.write(body);
  else sent.end(body);
  await arrived;
  await (missing > 0 ? pause(300) : once(sent, 'response'));
  sent.destroy();
  await pause(100);
}

test.each(each)('%s stores nothing of an upload that breaks off', async (_path, door) => {
  const picture = painting(300 + DOORS.indexOf(door), 200);
  const body = bodyFor(door, await picture.png().toBuffer());
  const before = await count(STORED);
  for (const part of [body.subarray(0, body.length / 2), body.subarray(0, -20), body])
    await sendPart(door, part, 50_000);
  expect(await count(STORED)).toBe(before);
});

test('a whole form that is sent in the same way is stored', async () => {
  const before = await count(STORED);
  await sendPart(PAPERS, bodyFor(PAPERS, await painting(350, 200).png().toBuffer()), 0);
  expect(await count(STORED)).toBe(before + 2);
});
