import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { priceListWith } from './documents';

/** Prints the id of its drawing process, and crashes while that draws. */
const queue = new PdfQueue({}, '__tests__/pdf/odd-worker.ts');
void queue.render(priceListWith([], { title: 'pid' })).then((pid) => {
  void queue.render(priceListWith([], { title: 'sleep 60000' }));
  process.stdout.write(pid, () => process.kill(process.pid, 'SIGKILL'));
});
