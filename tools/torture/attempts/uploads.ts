import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt, Run } from '../attempt';
import { FORM, formOf } from '../calls';
import { hostileFiles, MARK, pictureOf } from '../hostile-files';
import { planted } from '../proxy';
import type { Venue } from '../venue';
import { inParallel, jsonOf, pageHeaders, replyInWords, type Call, type Reply } from '../wire';

const NAMES = [
  ...['photo.jpg', '../../../../tmp/torture.jpg', '..\\..\\x.jpg', 'x'.repeat(3000), '\u0000.jpg', 'CON', '.htaccess'],
  ...['a";filename="b.sh', 'photo.jpg\r\nx: 1', '=1+1.jpg'],
];

/** Uploads that are broken off. */
const BROKEN = 24;

/** A call that takes a file, and where the file is served. */
interface Door {
  readonly path: string;
  readonly fields: Readonly<Record<string, number>>;
  readonly served: string | ((reply: Reply) => string);
}

/** The calls that take files, each with a record of the venue. */
async function doorsOf(venue: Venue, cookie: string): Promise<Door[]> {
  const ask = async (path: string, body: object): Promise<string> => {
    const reply = await venue.post(path, cookie, body);
    return reply.body.toString();
  };
  const first = (text: string, field: string): number => Number(new RegExp(`"${field}":(\\d+)`).exec(text)?.[1] ?? 0);
  const dish = first(
    await ask('/api/menu/create_item', { parent_id: 0, name: 'Torture', retail_price: 100 }),
    'item_id',
  );
  await ask('/api/services/add', { category_id: 16, name: 'Torture', price: 1, use_own_funds: false });
  const listed = { report_type: 2, category_id: 0, page: 1, count: 1, period_id: 0 };
  const expense = first(await ask('/api/expenses/list', { ...listed, filters: { name: 'Torture' } }), 'expense_id');
  const craft = first(await ask('/api/craft/list', {}), 'craft_id');
  const agent = first(await ask('/api/payments/agents', { places: [16] }), 'agent_id');
  return [
    { path: '/api/menu/picture/upload', fields: { item_id: dish }, served: `/api/menu/picture/${dish}` },
    { path: '/api/craft/photo/upload', fields: { craft_id: craft }, served: `/api/craft/photo/${craft}` },
    { path: '/api/agents/photo/upload', fields: { agent_id: agent }, served: `/api/agents/photo/${agent}` },
    {
      ...{ path: '/api/expenses/files/upload', fields: { expense_id: expense } },
      served: (reply) => `/api/expenses/file/${(jsonOf(reply) as { file_id: number }).file_id}`,
    },
  ];
}

const uploadOf = (door: Door, cookie: string, file: Buffer, name?: string): Call => ({
  ...{ method: 'POST', path: door.path, body: formOf(door.fields, file, name) },
  headers: { ...pageHeaders(cookie), 'content-type': FORM, 'idempotency-key': crypto.randomUUID() },
});

/** Sends a file; a file that is taken is served as a picture or a paper, without the markup it came with. */
async function upload(run: Run, venue: Venue, door: Door, what: string, call: Call, cookie: string): Promise<void> {
  const reply = await venue.client.send(call);
  run.count('uploads');
  const details = { request: `${what} to ${door.path}`, reply: replyInWords(reply) };
  if (reply.status >= 500) run.fault(`${what}: answered ${reply.status}`, details);
  // A file above the limit may be cut off before its refusal is read.
  if (reply.status === 0 && !what.startsWith('above the limit'))
    run.fault(`${what}: no reply (${reply.error ?? ''})`, details);
  if (reply.status !== 200) return;
  run.count('taken');
  const served = await venue.client.send({
    path: typeof door.served === 'string' ? door.served : door.served(reply),
    headers: { cookie },
  });
  const type = served.headers['content-type'] ?? '';
  if (served.status !== 200 || !/^(image\/jpeg|application\/pdf)/.test(type))
    run.fault(`${what}: served as ${served.status} ${type}`, { request: details.request });
  if (type.startsWith('image') && served.body.includes(MARK)) run.fault(`${what}: served with its markup`, details);
}

/** Starts an upload and leaves in its middle. */
async function breakOff(run: Run, venue: Venue, call: Call, afterMs: number): Promise<void> {
  const leaving = new AbortController();
  const headers = { ...call.headers, 'content-length': 2_000_000 };
  const going = venue.client.send({ ...call, headers, signal: leaving.signal });
  await pause(afterMs);
  leaving.abort();
  await going;
  run.count('broken off');
}

const STORED = `select kind || ' ' || name || ' ' || hash as row from stored_files union all select hash from file_contents`;

/** Breaks uploads off, after which no new file may be stored. Stops the venue to see its files, before and after. */
async function breakSome(run: Run, venue: Venue, cookie: string, doors: readonly Door[]): Promise<void> {
  const random = run.random('broken off');
  const before = new Set((await venue.books<{ row: string }>(STORED)).map(({ row }) => row));
  await venue.start();
  const broken = Array.from({ length: BROKEN }, () => random.pick(doors));
  const fresh = async (door: Door) => uploadOf(door, cookie, await pictureOf(random.whole(0, 0xffffff)));
  await inParallel(broken, 6, async (door) => breakOff(run, venue, await fresh(door), random.whole(10, 400)));
  for (const door of run.wrong ? doors : []) await venue.client.send(await fresh(door));
  await pause(1000);
  const left = (await venue.books<{ row: string }>(STORED)).filter(({ row }) => !before.has(row));
  if (left.length > 0) run.fault(`${left.length} files are left of uploads that broke off`, { reply: left[0]?.row });
}

/** Files that are no pictures, bombs, polyglots, cut short, too large, under wrong names, broken off, many at once. */
export const uploads: Attempt = {
  name: 'uploads',
  share: 2,
  planted: [
    {
      says: 'a picture is served with the markup it came with',
      seenAs: /served with its markup/,
      alter: async ({ path }, pass) => {
        const reply = await pass();
        return /picture\/\d+$/.test(path) ? planted(200, MARK, { 'content-type': 'image/jpeg' }) : reply;
      },
    },
    { says: 'some of the uploads that break off are stored', seenAs: /files are left of uploads/ },
  ],
  async run(run) {
    const venue = await run.open();
    const cookie = await venue.signIn();
    const doors = await doorsOf(venue, cookie);
    const files = Object.entries(await hostileFiles());
    const good = files.find(([what]) => what === 'jpg with markup behind')?.[1] ?? Buffer.alloc(0);
    const random = run.random('files');
    for (let round = 0; round === 0 || run.goesOn(round, 1); round += 1) {
      const all = doors.flatMap((door) =>
        files.map(([what, file]) => ({ door, what, call: uploadOf(door, cookie, file) })),
      );
      await inParallel(all, 3, ({ door, what, call }) => upload(run, venue, door, what, call, cookie));
      const named = NAMES.map((name) => ({ name, door: random.pick(doors) }));
      await inParallel(named, 3, ({ name, door }) =>
        upload(run, venue, door, `name ${name.slice(0, 30)}`, uploadOf(door, cookie, good, name), cookie),
      );
      const many = Array.from({ length: 20 }, () => random.pick(doors));
      await inParallel(many, 20, (door) =>
        upload(run, venue, door, 'one of twenty', uploadOf(door, cookie, good), cookie),
      );
    }
    await breakSome(run, venue, cookie, doors);
  },
};
