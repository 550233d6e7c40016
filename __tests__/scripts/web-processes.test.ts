import { WebProcesses } from '@/scripts/start/web-processes';
import { freePort } from '@/scripts/test/free-port';

jest.setTimeout(120_000);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('several processes serve one port, and are replaced after a crash', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const PORT = await freePort();
  const env = { ...process.env, PORT: String(PORT), NODE_OPTIONS: '--conditions=react-server' };
  const web = new WebProcesses(2, env, '__tests__/scripts/web-child.ts');
  const get = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${PORT}${path}`);
    return { status: response.status, pid: await response.text() };
  };
  /** Ids of the processes that answer; waits until there are two. */
  const pids = async (gone?: string, path = '/') => {
    const seen = new Set<string>();
    while (seen.size < 2) {
      const answer = await get(path).catch(() => undefined);
      if (answer && answer.pid !== gone) seen.add(answer.pid);
      else await pause(50);
    }
    return [...seen];
  };
  try {
    await web.start();
    await web.listen();
    expect((await get('/')).status).toBe(200);
    const before = await pids();
    await get('/crash').catch(() => undefined);
    const crashed = await Promise.all(before.map(async (pid) => ((await isAlive(pid)) ? [] : [pid])));
    expect(crashed.flat()).toHaveLength(1);
    expect(await pids(crashed.flat()[0])).not.toEqual(before);
    // Whoever replaces a process has its place, so that its figures make no further series.
    expect((await pids(undefined, '/place')).toSorted()).toEqual(['1', '2']);
    expect(said).toHaveBeenCalledWith('The web process stopped. Starting the web process again in 1 s.');
  } finally {
    await web.stop();
  }
  await expect(get('/')).rejects.toThrow();
});

/** Whether a process still exists a moment later. */
async function isAlive(pid: string): Promise<boolean> {
  await pause(300);
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
