import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from '@/lib/pdf/document';

/** A thread controlled by the document's title: sleeps that many ms, fails, dies, or answers with the title. */
parentPort?.on('message', ({ document }: ToThread) => {
  const { title } = document.data.words;
  if (title === 'die') throw new Error('out of ink');
  if (title === 'leave') process.exit(1);
  const answer: FromThread =
    title === 'fail' ? { failed: 'no such font' } : { pdf: new Uint8Array(new TextEncoder().encode(title)) };
  setTimeout(() => parentPort?.postMessage(answer), Number(/^sleep (\d+)/.exec(title)?.[1] ?? 0));
});
