import { setTimeout as sleep } from 'node:timers/promises';
import { answerDocuments } from '@/lib/pdf/answer';

/** A process controlled by the document's title: sleeps that many ms, fails, dies, or answers with the title. */
answerDocuments(
  async ({
    data: {
      words: { title },
    },
  }) => {
    if (title === 'die') process.kill(process.pid, 'SIGKILL');
    if (title === 'leave') process.exit(1);
    if (title === 'fail') throw new Error('no such font');
    await sleep(Number(/^sleep (\d+)/.exec(title)?.[1] ?? 0));
    return new TextEncoder().encode(title === 'pid' ? String(process.pid) : title);
  },
);
