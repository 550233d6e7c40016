import { execFileSync } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Attack, Run } from '../attack';
import { DISK, unmount } from '../base';
import { FORM, formOf } from '../calls';
import { everyNth, PLANTED } from '../proxy';
import { lostOrDouble, openTills } from '../tills';
import type { Venue } from '../venue';
import { pageHeaders, replyInWords, type Reply } from '../wire';

const MB = 2 ** 20;
/** Room for the copied venue and what it writes before the disk is filled. */
const DISK_MB = 1400;
const FULL_MS = 12_000;
const PATIENCE_MS = 120_000;

/** Mounts a small disk in memory. @returns false where that is not permitted */
function mount(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'torture', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes a file until the disk takes no more. */
function fill(file: string): void {
  const block = Buffer.alloc(MB);
  const handle = openSync(file, 'a');
  try {
    for (let size = MB; size >= 512;) {
      try {
        if (writeSync(handle, block, 0, size) < size) size /= 2;
      } catch {
        size /= 2;
      }
    }
  } finally {
    closeSync(handle);
  }
}

const PAPER = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(8 * MB), Buffer.from('\n%%EOF')]);

/** On a full disk everybody is told 200 or 503 with Retry-After. */
function judgeFull(run: Run, reply: Reply, output: string): void {
  run.count('replies on a full disk');
  run.count(`× ${reply.status}`);
  const details = { reply: `${replyInWords(reply)}\n${output.slice(-1500)}` };
  if (reply.status === 503 && reply.headers['retry-after'] === undefined) run.fault('503 without Retry-After', details);
  if (reply.status !== 200 && reply.status !== 503)
    run.fault(`A full disk is answered ${reply.error ?? reply.status}`, details);
}

/** Number of the latest expense. */
async function anExpense(venue: Venue, cookie: string): Promise<number> {
  const listed = { report_type: 2, category_id: 0, page: 1, count: 1, period_id: 4, filters: {} };
  const reply = await venue.post('/api/expenses/list', cookie, listed);
  return Number(/"expense_id":(\d+)/.exec(reply.body.toString())?.[1]);
}

/** Attaches a paper, which needs more room than the books have in reserve. */
async function attach(venue: Venue, cookie: string, expense_id: number): Promise<Reply> {
  const headers = { ...pageHeaders(cookie), 'content-type': FORM, 'idempotency-key': randomUUID() };
  const body = formOf({ expense_id }, PAPER, 'paper.pdf');
  return venue.client.send({ method: 'POST', path: '/api/expenses/files/upload', headers, body });
}

async function onDisk(run: Run, disk: string): Promise<void> {
  const venue = await run.open({ folder: path.join(disk, 'venue') });
  const cookie = await venue.signIn();
  const expense_id = await anExpense(venue, cookie);
  let isFull = false;
  let refused = 0;
  const judge = (reply: Reply): void => {
    if (!isFull) return;
    if (reply.status === 503) refused += 1;
    judgeFull(run, reply, venue.output);
  };
  const tills = await openTills(venue, { tills: 4, onReply: judge });
  for (let round = 0; run.goesOn(round, 1); round += 1) {
    await tills.untilPaid(PATIENCE_MS);
    const filler = path.join(disk, 'filler');
    fill(filler);
    isFull = true;
    const until = Date.now() + FULL_MS;
    while (Date.now() < until) {
      judge(await attach(venue, cookie, expense_id));
      fill(filler);
      await pause(100);
    }
    isFull = false;
    run.count('times full');
    rmSync(filler);
    if (!(await tills.untilPaid(PATIENCE_MS))) {
      run.fault('No payment after the disk had room again', { reply: venue.output.slice(-1500) });
      break;
    }
  }
  await tills.stop();
  if (refused === 0) run.fault('Nothing was answered 503 while the disk was full');
  if (!venue.output.includes('the disk is full')) run.fault('The log does not say that the disk is full');
  run.count('payments acknowledged', tills.acknowledged.size);
  run.count('restarts of the backend', venue.output.match(/Starting the backend again in/g)?.length ?? 0);
  const rows = await venue.books<{ table: string; numbers: number[] }>(tills.orders);
  for (const what of lostOrDouble(tills, rows)) run.fault(what);
  await run.judgeBooks(venue);
  await venue.close();
}

/** Fills the data disk while tills pay. Requires permission to mount a disk, and no DATABASE_URL. */
export const fullDisk: Attack = {
  name: 'full-disk',
  share: 3,
  // PostgreSQL ends when it cannot write its log. The venue then restarts the backend.
  endsProcesses: true,
  planted: [{ says: 'every tenth call of the till is answered 500', seenAs: new RegExp(PLANTED), alter: everyNth(10) }],
  async run(run) {
    const disk = path.join(run.folder, DISK);
    const isServer = Boolean(process.env['DATABASE_URL']);
    if (isServer || !mount(disk)) {
      run.leaveOut(isServer ? 'the data are on a server' : 'mounting a small disk is not permitted here');
      return;
    }
    try {
      await onDisk(run, disk);
    } finally {
      await pause(200);
      unmount(disk);
    }
  },
};
