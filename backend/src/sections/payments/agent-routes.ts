import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getAgentPhoto, listAgentSettings, saveAgent, uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import type { Database } from '../../db/open';
import { agents } from '../../db/schema';
import { fileStore, photoName } from '../../files/file-store';
import { command } from '../../http/command';
import { sendPhoto, upload } from '../../http/form';
import { route } from '../../http/route';
import { noteAgentPhoto, toAgentPhoto } from './agent-photo';
import { agentSettings, changeAgent, photoTimestamp } from './agent-settings';

/** Settings and photos of the agents. */
export function agentRoutes(app: FastifyInstance, database: Database): void {
  const { db } = database;
  const photos = fileStore('agents');

  route(app, listAgentSettings, async ({ input: { body } }) => ({
    items: await agentSettings(database, body.user_id),
  }));

  command(app, db, saveAgent, async (tx, { input: { body }, caller }) => ({
    version: await changeAgent(tx, caller.user_id, body),
  }));

  route(app, getAgentPhoto, async ({ input: { params, query }, reply }) => {
    const [agent] = await db.select().from(agents).where(eq(agents.agent_id, params.id));
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
