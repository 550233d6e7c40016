import pg from 'pg';

/** Statements that a connection keeps prepared. */
const MOST = 200;

type Query = string | (pg.QueryConfig & { readonly submit?: unknown });

/**
 * A connection that prepares each statement the second time it is sent: parsing and planning a short query costs more
 * than running it. PostgreSQL plans it anew where a plan for all values would be worse. The least recently used
 * statements are given up.
 */
export class PreparingClient extends pg.Client {
  /** Text to name, least recently used first; empty for a text seen once. */
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
