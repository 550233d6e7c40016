import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import { CODE } from '@/lib/contract/problem';
import { PdfQueue, type PdfLimits } from '@/lib/pdf/pdf-queue';
import { processOf } from '@/lib/process/program';
import { priceListWith } from './documents';

let queue: PdfQueue;
const open = (limits: Partial<PdfLimits> = {}) => (queue = new PdfQueue(limits, '__tests__/pdf/odd-worker.ts'));
const draw = (title: string, signal?: AbortSignal) =>
  queue.render(priceListWith([], { title }), signal).then((pdf) => pdf.toString());
afterEach(() => queue.close());

test('documents are drawn one after another, in order', async () => {
  open();
  const done: string[] = [];
  await Promise.all(['sleep 60', 'b', 'c'].map((title) => draw(title).then((text) => done.push(text))));
  expect(done).toEqual(['sleep 60', 'b', 'c']);
});

test('a full queue refuses the next one with 1009 and still draws the others', async () => {
  open({ waiting: 2 });
  const accepted = ['sleep 50', 'b', 'c'].map((title) => draw(title));
  await expect(draw('d')).rejects.toMatchObject({ code: CODE.busy });
  expect(await Promise.all(accepted)).toEqual(['sleep 50', 'b', 'c']);
  expect(await draw('e')).toBe('e');
});

test('a document that takes too long fails with 1003, and the next gets a new process', async () => {
  open({ timeoutMs: 5_000 });
  const [slow, next] = [draw('sleep 60000'), draw('next')];
  await expect(slow).rejects.toMatchObject({ code: CODE.tooSlow });
  expect(await next).toBe('next');
});

test.each(['die', 'leave'])('a process that dies (%s) fails only its document and is restarted', async (title) => {
  open();
  const [deadly, next] = [draw(title), draw('next')];
  await expect(deadly).rejects.toThrow(/PDF process has/);
  expect(await next).toBe('next');
});

test('a document that cannot be drawn says why, and the process continues', async () => {
  open();
  await expect(draw('fail')).rejects.toThrow('no such font');
  expect(await draw('next')).toBe('next');
});

test('aborting leaves the queue and frees a place; the current document is finished', async () => {
  open({ waiting: 1 });
  const [first, second] = [new AbortController(), new AbortController()];
  const begun = draw('sleep 50', first.signal);
  const waiting = draw('b', second.signal);
  second.abort();
  await expect(waiting).rejects.toMatchObject({ code: CODE.tooSlow });
  const instead = draw('c');
  first.abort();
  await expect(begun).rejects.toMatchObject({ code: CODE.tooSlow });
  expect(await instead).toBe('c');
  await expect(draw('d', AbortSignal.abort())).rejects.toMatchObject({ code: CODE.tooSlow });
});

test('the process ends when idle, and restarts', async () => {
  open({ idleMs: 1 });
  expect(await draw('a')).toBe('a');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await draw('b')).toBe('b');
});

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('the process gives way to others, in all its threads, and ends with the queue', async () => {
  open();
  const pid = Number(await draw('pid'));
  expect(getPriority(pid)).toBe(10);
  if (existsSync(`/proc/${pid}/task`)) {
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(new Set(threads.map(getPriority))).toEqual(new Set([10]));
  }
  await queue.close();
  expect(isAlive(pid)).toBe(false);
});

test('the process ends when the app crashes', async () => {
  const { file, execArgv } = processOf('__tests__/pdf/crashing-app.ts');
  const app = spawn(process.execPath, [...execArgv, file]);
  let told = '';
  app.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  await once(app, 'exit');
  const pid = Number(told);
  expect(pid).toBeGreaterThan(1);
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
});
