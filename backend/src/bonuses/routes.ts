import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getAgentPhoto, listAgentSettings, saveAgent, uploadAgentPhoto } from '@/lib/sections/users/contract/agents';
import { refusal } from '@/lib/contract/refusals';
import type { Database } from '../db/open';
import { agents } from '../db/schema';
import { command, once } from '../http/command';
import { fileStore, photoName } from '../files/file-store';
import { fingerprintOf, readForm } from '../http/form';
import { route } from '../http/route';
import { noteAgentPhoto, toAgentPhoto } from './agent-photo';
import { agentSettings, changeAgent, photoTimestamp } from './agents';

const KEPT_FOR_GOOD = 'private, max-age=31536000, immutable';

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
    if (!agent?.photo_time || !bytes) throw refusal('noSuchPicture');
    const named = query.timestamp === photoTimestamp(agent);
    reply.header('cache-control', named ? KEPT_FOR_GOOD : 'private, no-cache').type('image/jpeg');
    return bytes;
  });

  void app.register((api, _options, done) => {
    api.addContentTypeParser('multipart/form-data', (_request, payload, parsed) => parsed(null, payload));
    route(api, uploadAgentPhoto, async (call) => {
      const { fields, file } = await readForm(uploadAgentPhoto, call.request);
      const photo = await toAgentPhoto(file);
      return once(db, uploadAgentPhoto, call, fingerprintOf(fields, file), async (tx) => {
        const photo_url = await noteAgentPhoto(tx, call.caller.user_id, fields.agent_id);
        await photos.write(tx, photoName(fields.agent_id), photo);
        return { photo_url };
      });
    });
    done();
  });
}
