import { eq } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { differences, remember } from '../../db/history';
import type { Transaction } from '../../db/open';
import { agents } from '../../db/schema';
import { versionAfter } from '../../db/time';
import { toJpeg } from '../../files/photo';
import { agentToWire, lockAgent, photoTimestamp } from './agent-settings';

/** Width and height of a stored photo, in pixels. */
const SIDE = 400;

/**
 * Converts a jpg or png to the stored jpeg: a square around the middle, at most 400 × 400.
 * @throws ProblemError 1 for anything but a complete picture, or one too large to unpack.
 */
export const toAgentPhoto = (file: Buffer): Promise<Buffer> =>
  toJpeg(file, ({ picture, width, height }) => {
    const side = Math.min(SIDE, width, height);
    return picture.resize({ width: side, height: side, fit: 'cover', position: 'centre' });
  });

/**
 * Records a new photo and returns its address, which has its version in browser caches.
 * @throws ProblemError 2 for an unknown agent.
 */
export async function noteAgentPhoto(tx: Transaction, userId: number, agentId: number): Promise<string> {
  const before = await lockAgent(tx, agentId);
  const [after] = await tx
    .update(agents)
    .set({ photo_time: versionAfter(agents.photo_time) })
    .where(eq(agents.agent_id, agentId))
    .returning();
  if (!after) throw refusal('noSuchAgent', 'agent_id');
  const changes = differences({ photo: photoTimestamp(before) }, { photo: photoTimestamp(after) });
  await remember(tx, 'agent', userId, [{ record_id: agentId, action: 'changed', changes }]);
  return agentToWire(after).photo_url ?? '';
}
