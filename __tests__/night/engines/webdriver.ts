/** Calls that take longer are given up. */
const MOST_MS = 60_000;
/** Screenshots of some pages hang in WebKit. */
const SHOT_MS = 15_000;

interface Answer {
  readonly value: unknown;
}

/** Opens a WebDriver session; returns a function that makes its calls. */
export async function openSession(driver: string, capabilities: object) {
  const ask = async (method: string, path: string, body?: object, within = MOST_MS): Promise<unknown> => {
    const reply = await fetch(driver + path, {
      method,
      signal: AbortSignal.timeout(within),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as Answer;
    if (!reply.ok) throw new Error(`WebDriver answered ${path}: ${(value as Error).message}`);
    return value;
  };
  const opened = await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const session = `/session/${(opened as { sessionId: string }).sessionId}`;
  return {
    post: (path: string, body: object = {}) => ask('POST', session + path, body),
    shot: async () => Buffer.from((await ask('GET', `${session}/screenshot`, undefined, SHOT_MS)) as string, 'base64'),
    close: () => ask('DELETE', session),
  };
}
export type Session = Awaited<ReturnType<typeof openSession>>;
