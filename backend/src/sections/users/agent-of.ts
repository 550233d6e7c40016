import { eq } from 'drizzle-orm';
import { differences, remember } from '../../db/history';
import { agents } from '../../db/schema';
import type { Account } from '../../people/accounts';
import type { Edit } from '../../people/edit';
import { findRow } from '../../db/rows';
import { insertOne } from '../../db/insert-rows';

/** Role of agents. */
const AGENTS = 'Agents';

/**
 * Updates the agent of an account of the role Agents, or of one that left it; creates it when it is missing. The agent
 * is active while the account is and has the role. An agent named like the login follows a new login.
 */
export async function keepAgent({ tx, editor }: Edit, account: Account, accountBefore = account): Promise<void> {
  const { user_id, login } = account;
  const isAgent = account.role === AGENTS;
  if (!isAgent && accountBefore.role !== AGENTS) return;
  const active = isAgent && account.active === 1;
  const before = await findRow(tx, agents, eq(agents.user_id, user_id), 'for update');
  if (!before && !isAgent) return;
  const first_name = !before || before.first_name === accountBefore.login ? login : before.first_name;
  const changes = differences(before ?? {}, { first_name, active });
  if (changes.length === 0) return;
  if (before)
    await tx
      .update(agents)
      .set({ first_name, active, version: before.version + 1 })
      .where(eq(agents.agent_id, before.agent_id));
  const { agent_id } = before ?? (await insertOne(tx, agents, { user_id, first_name, active }));
  const action = before ? 'changed' : 'created';
  await remember(tx, 'agent', editor.user_id, [{ record_id: agent_id, action, changes }]);
}
