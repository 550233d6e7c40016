import pg from 'pg';
import { StartupError } from '../postgres/startup-error';

/** Statements that a connection keeps prepared. */
const MOST = 200;

type Query = string | (pg.QueryConfig & { readonly submit?: unknown });

/**
 * A connection that prepares each statement the second time it is sent: parsing and planning a short query costs more
 * than running it. PostgreSQL plans it anew where a plan for all values would be worse. The least recently used
 * statements are deallocated.
 */
class PreparingClient extends pg.Client {
  /** Statement text to its name, least recently used first; the name is empty for a text seen once. */
  readonly #names = new Map<string, string>();
  #last = 0;

  // The overloads of `pg` differ in what they return, never in what is sent.
  override query = ((config: Query, values?: unknown, callback?: unknown) => {
    const { text, name, submit, values: own } = typeof config === 'string' ? { text: config } : config;
    const given = Array.isArray(values) ? values : own;
    const plain = !text || name !== undefined || submit !== undefined || !given?.length;
    const prepared = plain ? '' : this.#nameOf(text);
    const sent = prepared ? { ...(typeof config === 'object' && config), text, name: prepared } : config;
    return this.#send(sent, values, callback);
  }) as pg.Client['query'];

  readonly #send = (...given: unknown[]): unknown =>
    (super.query as (...given: unknown[]) => unknown).apply(this, given);

  #nameOf(text: string): string {
    const known = this.#names.get(text);
    const name = known === '' ? `prepared_${(this.#last += 1)}` : (known ?? '');
    this.#names.delete(text);
    this.#names.set(text, name);
    if (this.#names.size > MOST) this.#giveUp();
    return name;
  }

  #giveUp(): void {
    const [text, name] = this.#names.entries().next().value ?? ['', ''];
    this.#names.delete(text);
    const { parsedStatements } = (this as unknown as { connection: { parsedStatements: Record<string, string> } })
      .connection;
    // An error would fail the transaction around it, so only what the server has is given up.
    if (!parsedStatements[name]) return;
    Reflect.deleteProperty(parsedStatements, name);
    this.#send(`deallocate ${name}`, undefined, () => undefined);
  }
}

interface Host {
  readonly host: string;
  readonly port: number;
}

/** Time for a host to answer. */
const ASK_MS = 2_000;
const PORT = 5432;
/** Scheme and credentials, hosts, database, parameters. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(\/[^?]*)?(?:\?(.*))?$/;

function hostOf(text: string): Host {
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(text) ?? [];
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port ?? PORT) };
}

/** Makes a client connect to a host instead of the one in its address. */
const at = <C extends pg.Client>(client: C, { host, port }: Host): C => Object.assign(client, { host, port });

/** Whether a server takes writes. @throws Error when it does not answer */
async function takesWrites(url: string, one: Host): Promise<boolean> {
  const client = at(
    new pg.Client({ connectionString: url, connectionTimeoutMillis: ASK_MS, query_timeout: ASK_MS }),
    one,
  );
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ takes: boolean }>(
      "select not pg_is_in_recovery() and current_setting('default_transaction_read_only') = 'off' as takes",
    );
    return rows[0]?.takes ?? false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The host that takes writes; all are asked at once. @throws Error with the code 25006 that names why none does */
async function findWriter(url: string, hosts: readonly Host[]): Promise<Host> {
  const answers = hosts.map(async (one) => {
    if (!(await takesWrites(url, one))) throw new Error(`${one.host}:${one.port} takes no writes`);
    return one;
  });
  try {
    return await Promise.any(answers);
  } catch (cause) {
    const reasons = (cause as AggregateError).errors.map((error) => (error as Error).message);
    throw Object.assign(new Error(`no host takes writes (${reasons.join('; ')})`), { code: '25006' });
  }
}

/** A client that connects to the host that takes writes at that moment, which is another one after a standby has taken over. */
const clientOf = (url: string, hosts: readonly Host[]): typeof PreparingClient =>
  class extends PreparingClient {
    override connect = ((done?: (error?: Error) => void) => {
      const connecting = findWriter(url, hosts).then((found) =>
        (super.connect as () => Promise<unknown>).call(at(this, found)),
      );
      if (!done) return connecting;
      connecting.then(() => done(), done);
      return undefined;
    }) as pg.Client['connect'];
  };

/**
 * Reads a PostgreSQL address. It may name several hosts, as libpq allows: `postgresql://user:password@one,two:5433/venue`
 * with `target_session_attrs=read-write`, which is the default.
 * @returns settings of a pool, and hosts and database for messages, without the password
 * @throws StartupError for anything else
 */
export function connectionOf(url: string): { readonly config: pg.PoolConfig; readonly name: string } {
  const [, start = '', hosts = '', database = '', parameters] = ADDRESS.exec(url) ?? [];
  const query = new URLSearchParams(parameters);
  const kind = query.get('target_session_attrs') ?? 'read-write';
  query.delete('target_session_attrs');
  const listed = hosts.split(',');
  const single = `${start}${listed[0] ?? ''}${database}${query.size > 0 ? `?${query}` : ''}`;
  if (!URL.canParse(single) || !['read-write', 'primary', 'any'].includes(kind))
    throw new StartupError(
      'DATABASE_URL is not a PostgreSQL address (postgresql://user:password@host:5432/database, or several hosts with commas between them).',
    );
  const Client = listed.length === 1 ? PreparingClient : clientOf(single, listed.map(hostOf));
  return { config: { Client, connectionString: single }, name: `${hosts}${database}` };
}
