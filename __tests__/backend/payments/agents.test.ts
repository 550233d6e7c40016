import sharp from 'sharp';
import { call, send } from '@/lib/api/call';
import { listAgentSettings, saveAgent, uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import type { InputOf } from '@/lib/contract/endpoint';
import { listAgents } from '@/lib/sections/payments/contract/payments';
import { createUser, deleteUser, editUser } from '@/lib/sections/users/contract/users';
import { browserOf } from '../../support/browser';
import { codeOf, refusal, told } from '../../support/ask';
import { painting, upload as sendFile } from '../../support/pictures';
import { startStack, type Browser } from '../../support/stack';
import { newAccount } from '../users/staff';

const stack = startStack();
const admin = browserOf();
let manager: Browser;
beforeAll(async () => {
  manager = await stack.enter('manager', 'SafeWitdhdraw');
});

const change = (fields: InputOf<typeof saveAgent>['body']) => send(saveAgent, { body: fields }, admin.fetch);
const account = async (login: string, category_id = 3): Promise<number> => {
  const body = newAccount({ login, category_id });
  return (await send(createUser, { body }, admin.fetch)).user_id!;
};
const edit = (body: InputOf<typeof editUser>['body']) => send(editUser, { body }, admin.fetch);
const agentOf = async (user_id: number) =>
  (await call(listAgentSettings, { body: { user_id } }, admin.fetch)).items[0] ?? null;
const added = async (login: string) => (await agentOf(await account(login)))!;
const historyOf = async (agentId: number) => {
  const rows = await stack.database.rows<{ action: string; changes: { field: string; after: unknown }[] }>`
    select action, changes from history where entity = 'agent' and record_id = ${agentId} order by history_id`;
  return rows.map(({ action, changes }) => [action, Object.fromEntries(changes.map((one) => [one.field, one.after]))]);
};

it('a venue without agents names the hall that was counted', async () => {
  const answer = await call(listAgents, { body: { places: [16] } }, admin.fetch);
  expect(answer).toEqual({ items: [], hall_name: 'Основной бар' });
});

describe('the agent of an account', () => {
  test('is made with an account of that role, with the rates of a new agent', async () => {
    const user_id = await account('maya');
    const may = await agentOf(user_id);
    const rates = { percent: 10, referral_percent: 10, referred_by: null };
    const rest = { email: '', photo_url: '', active: true, language: 'ru', version: 1 };
    expect(may).toEqual({ agent_id: may!.agent_id, user_id, first_name: 'maya', ...rates, ...rest });
    expect(await historyOf(may!.agent_id)).toEqual([['created', { first_name: 'maya', active: true }]]);
  });

  test('is made when an account gets the role, and no longer active when it loses it', async () => {
    const user_id = await account('nokk', 4);
    expect(await agentOf(user_id)).toBeNull();
    await edit({ user_id, category_id: 3 });
    const nok = await agentOf(user_id);
    expect(nok).toMatchObject({ first_name: 'nokk', active: true });
    await edit({ user_id, category_id: 4 });
    expect(await agentOf(user_id)).toMatchObject({ agent_id: nok!.agent_id, active: false });
    await edit({ user_id, category_id: 3 });
    expect(await agentOf(user_id)).toMatchObject({ agent_id: nok!.agent_id, active: true });
    await edit({ user_id, login: 'nokky' });
    expect(await agentOf(user_id)).toMatchObject({ first_name: 'nokky' });
  });

  test('is as active as the account, and keeps its own name', async () => {
    const user_id = await account('fonn');
    const { agent_id } = (await agentOf(user_id))!;
    await change({ agent_id, first_name: 'Фон' });
    await edit({ user_id, active: 0, login: 'fonfon' });
    expect(await agentOf(user_id)).toMatchObject({ first_name: 'Фон', active: false });
    await edit({ user_id, active: 1 });
    expect(await agentOf(user_id)).toMatchObject({ first_name: 'Фон', active: true });
    await send(deleteUser, { body: { user_id } }, admin.fetch);
    expect(await agentOf(user_id)).toMatchObject({ first_name: 'Фон', active: false });
  });
});

describe('settings', () => {
  test('are changed field by field, with history; an outdated copy is refused', async () => {
    const { agent_id } = await added('ploy');
    const fields = { email: 'ploy@example.com', percent: 12.5, referral_percent: 0, language: 'en' as const };
    expect(await change({ agent_id, ...fields, version: 1 })).toEqual({ version: 2 });
    expect((await historyOf(agent_id)).at(-1)).toEqual(['changed', fields]);
    expect(await change({ agent_id, email: 'ploy@example.com', version: 2 })).toEqual({ version: 2 });
    expect(await codeOf(change({ agent_id, percent: 20, version: 1 }))).toBe(5);
    expect(await refusal(change({ agent_id: 999, percent: 20 }))).toEqual([2, 'agent_id']);
  });

  test.each([[{ percent: 100.01 }], [{ percent: -1 }], [{ referral_percent: 1.234 }], [{ email: 'nobody' }]])(
    '%j is refused',
    async (fields) => {
      expect(await codeOf(change({ agent_id: 1, ...fields }))).toBe(1);
    },
  );

  test('agents cannot have brought themselves or, directly or indirectly, each other', async () => {
    const [a, b, c] = [await added('aaaa'), await added('bbbb'), await added('cccc')].map(({ agent_id }) => agent_id);
    await change({ agent_id: b!, referred_by: a! });
    await change({ agent_id: c!, referred_by: b! });
    for (const referred_by of [a!, b!, c!])
      expect(await told(change({ agent_id: a!, referred_by }))).toBe('1 agentsBroughtEachOther referred_by');
    expect(await refusal(change({ agent_id: a!, referred_by: 999 }))).toEqual([2, 'referred_by']);
    await change({ agent_id: c!, referred_by: null });
    await change({ agent_id: a!, referred_by: c! });
  });

  test('two who name each other at once: one is refused', async () => {
    const [a, b] = [await added('left'), await added('right')].map(({ agent_id }) => agent_id);
    const both = [change({ agent_id: a!, referred_by: b! }), change({ agent_id: b!, referred_by: a! })];
    expect((await Promise.all(both.map(codeOf))).toSorted()).toEqual([1, null]);
  });

  test('are listed by name', async () => {
    const { items } = await call(listAgentSettings, { body: {} }, admin.fetch);
    const names = items.map(({ first_name }) => first_name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')));
  });
});

describe('the photo', () => {
  const upload = (agent_id: number, file: Buffer) => sendFile(admin, uploadAgentPhoto, { agent_id }, file);
  const urlOf = async (...sent: Parameters<typeof upload>) => (await upload(...sent)).photo_url!;
  const sizeOf = async (answer: Response) => {
    const { format, width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return [format, width, height];
  };

  test('is stored as a square, and served to who pays; two uploads have two addresses', async () => {
    const { agent_id } = await added('pimm');
    const first = await urlOf(agent_id, await painting(900, 600).jpeg().toBuffer());
    expect(first).toMatch(new RegExp(`^/api/agents/photo/${agent_id}\\?timestamp=\\d+$`));
    const answer = await manager.fetch(first);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(await sizeOf(answer)).toEqual(['jpeg', 400, 400]);
    const second = await urlOf(agent_id, await painting(90, 120).png().toBuffer());
    expect(second).not.toBe(first);
    expect(await sizeOf(await manager.fetch(second))).toEqual(['jpeg', 90, 90]);
    expect((await manager.fetch(first)).headers.get('cache-control')).toBe('private, no-cache');
    const user_id = await stack.database.value`select user_id from agents where agent_id = ${agent_id}`;
    expect(await agentOf(user_id)).toMatchObject({ photo_url: second, version: 1 });
  });

  test('is one of an agent', async () => {
    expect((await upload(999, await painting(60, 60).jpeg().toBuffer())).status).toBe(404);
    expect((await admin.fetch('/api/agents/photo/999')).status).toBe(404);
  });
});
