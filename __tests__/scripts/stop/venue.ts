import { fork } from 'node:child_process';
import { readSettings } from '@/lib/env';
import { PATIENCE } from '@/lib/process/patience';
import { processOf } from '@/lib/process/program';
import { KeptProcess } from '@/scripts/start/kept-process';
import { stopOnSignals } from '@/scripts/start/stop-signals';
import { openWeb } from '@/scripts/start/web';
import { loadApi } from './app';

/** `npm start` without the pages. Prints its address when it serves. */
async function main(): Promise<void> {
  const web = await openWeb(readSettings(process.env), loadApi);
  const { file, execArgv } = processOf('scripts/start/backend-process.ts');
  const backend = new KeptProcess({
    name: 'backend',
    patience: PATIENCE.backend,
    work: PATIENCE.jobs,
    launch: () => fork(file, { execArgv }),
  });
  const stopping = stopOnSignals(web, backend);
  try {
    const [serve] = await Promise.all([web.load(false), backend.start()]);
    serve();
    console.log(web.addresses.here);
  } catch (error) {
    if (!stopping.aborted) throw error;
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
