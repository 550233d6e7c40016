import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getAgentPhoto, listAgentSettings, saveAgent, uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import { refusal } from '@/lib/contract/refusals';
import type { Database, Transaction } from '../../db/open';
import { agents } from '../../db/schema';
import { fileStore, photoName } from '../../files/file-store';
import { command } from '../../http/command';
import { sendPhoto, upload } from '../../http/form';
import { route } from '../../http/route';
import { agentSettings, changeAgent, photoTimestamp, agentToWire, lockAgent } from './agent-settings';
import { rememberChange } from '../../db/history';
import { versionAfter } from '../../db/time';
import { toJpeg } from '../../files/photo';
import { findRow } from '../../db/rows';

/** Width and height of a stored photo, in pixels. */
const SIDE = 400;

/**
 * Converts a jpg or png to the stored jpeg: a square around the middle, at most 400 × 400.
 * @throws ProblemError 1 for anything but a complete picture, or one too large to unpack.
 */
const toAgentPhoto = (file: Buffer): Promise<Buffer> =>
  toJpeg(file, ({ picture, width, height }) => {
    const side = Math.min(SIDE, width, height);
    return picture.resize({ width: side, height: side, fit: 'cover', position: 'centre' });
  });

/**
 * Records a new photo and returns its address, which has its version in browser caches.
 * @throws ProblemError 2 for an unknown agent.
 */
async function noteAgentPhoto(tx: Transaction, userId: number, agentId: number): Promise<string> {
  const before = await lockAgent(tx, agentId);
  const [after] = await tx
    .update(agents)
    .set({ photo_time: versionAfter(agents.photo_time) })
    .where(eq(agents.agent_id, agentId))
    .returning();
  if (!after) throw refusal('noSuchAgent', 'agent_id');
  const change = { field: 'photo', before: photoTimestamp(before), after: photoTimestamp(after) };
  await rememberChange(tx, 'agent', userId, agentId, change);
  return agentToWire(after).photo_url ?? '';
}

/** Settings and photos of the agents. */
export function agentRoutes(app: FastifyInstance, { db }: Database): void {
  const photos = fileStore('agents');

  route(app, listAgentSettings, async ({ input: { body } }) => ({ items: await agentSettings(db, body.user_id) }));

  command(app, db, saveAgent, (tx, { input: { body }, caller }) => changeAgent(tx, caller.user_id, body));

  route(app, getAgentPhoto, async ({ input: { params, query }, reply }) => {
    const agent = await findRow(db, agents, eq(agents.agent_id, params.id));
    const bytes = agent?.photo_time ? await photos.read(db, photoName(agent.agent_id)) : null;
    return sendPhoto(reply, bytes, agent?.photo_time != null && query.timestamp === photoTimestamp(agent));
  });

  upload(app, db, uploadAgentPhoto, async ({ fields, file }, { user_id }) => {
    const photo = await toAgentPhoto(file);
    return async (tx) => {
      const photo_url = await noteAgentPhoto(tx, user_id, fields.agent_id);
      await photos.write(tx, photoName(fields.agent_id), photo);
      return { photo_url };
    };
  });
}
