import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from '@/backend/src/db/embedded/lock';
import { processOf } from '@/lib/program';
import { times } from '../../support/effort';

const STARTERS = 8;
const ROUNDS = times(4, 12);

let dataDir: string;
beforeEach(() => (dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-lock-'))));
afterEach(() => fs.rmSync(dataDir, { recursive: true }));

async function answer(child: ChildProcess): Promise<string> {
  return ((await once(child, 'message')) as [string])[0];
}

async function starter(): Promise<ChildProcess> {
  const { file, execArgv } = processOf('__tests__/backend/db/child.ts');
  const child = fork(file, ['lock', dataDir], { execArgv });
  await answer(child);
  return child;
}

it('refuses root a folder of another user and leaves nothing in it', async () => {
  // Where the tests do not run as root, the folder is of another user than root anyway.
  if (process.getuid?.() === 0) fs.chownSync(dataDir, 1234, 1234);
  const { uid } = fs.statSync(dataDir);
  const user = jest.spyOn(process, 'getuid').mockReturnValue(0);
  try {
    await expect(lockFolder(dataDir)).rejects.toThrow(`is of user ${uid}`);
    expect(fs.readdirSync(dataDir)).toEqual([]);
    user.mockReturnValue(uid);
    (await lockFolder(dataDir)).release();
  } finally {
    user.mockRestore();
  }
});

it('admits one of 8 processes, and the next one when that one is killed', async () => {
  const children = await Promise.all(Array.from({ length: STARTERS }, starter));
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        children.map((child) => {
          const reply = answer(child);
          child.send('try');
          return reply;
        }),
      );
      expect(answers.filter((each) => each === 'in')).toHaveLength(1);
      const holder = answers.indexOf('in');
      const killed = children[holder];
      // Processes that came while the holder was writing its name may see no name, or the previous one.
      for (const each of answers.filter((_, at) => at !== holder)) expect(each).toContain('is in use by');
      await expect(lockFolder(dataDir)).rejects.toThrow(
        `in use by process ${killed?.pid} on host ${os.hostname()} (since 20`,
      );
      if (!killed) throw new Error('Nobody holds the folder');
      const gone = once(killed, 'exit');
      killed.kill('SIGKILL');
      await gone;
      children[holder] = await starter();
    }
  } finally {
    for (const child of children) child.kill('SIGKILL');
  }
});

it('excludes a second handle in the same process until the release', async () => {
  const first = await lockFolder(dataDir);
  await expect(lockFolder(dataDir)).rejects.toThrow(`in use by process ${process.pid}`);
  await expect(lockFolder(dataDir)).rejects.toThrow('Stop it first, or set another DATA_DIR.');
  first.release();
  (await lockFolder(dataDir)).release();
  expect(fs.existsSync(path.join(dataDir, 'lock'))).toBe(true);
});

it('reports that a platform without the lock needs PostgreSQL', async () => {
  jest.resetModules();
  jest.doMock('fs-native-extensions', () => {
    throw new Error('Cannot find addon');
  });
  const { lockFolder: withoutAddon } = await import('@/backend/src/db/embedded/lock');
  await expect(withoutAddon(dataDir)).rejects.toMatchObject({
    name: 'StartupError',
    message: expect.stringContaining('DATABASE_URL'),
  });
});
