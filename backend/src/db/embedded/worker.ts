import path from 'node:path';
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { StartupError } from '../../startup-error';
import { startInMemory, startOnFolder } from './engine';
import type { FromThread, Storage, ToThread } from './thread';
import { Wire } from './wire';

/** The engine runs in a thread of its own: a long report would block the whole program otherwise. */
async function serve(parent: MessagePort, storage: Storage): Promise<void> {
  const tell = (message: FromThread) => parent.postMessage(message);
  const fail = (cause: unknown): never => {
    tell({ failed: cause instanceof Error ? cause.message : String(cause), startup: cause instanceof StartupError });
    // Ends the thread, not the program.
    process.exit(1);
  };
  try {
    const pg =
      'dataDir' in storage
        ? await startOnFolder({ pgDir: path.join(storage.dataDir, 'pg'), onFailure: fail })
        : await startInMemory(storage.snapshot);
    const wire = new Wire(pg);
    parent.on('message', (message: ToThread) => {
      if ('connection' in message) wire.accept(message.connection);
      else void pg.close().then(() => process.exit(0), fail);
    });
    tell({ ready: true });
  } catch (cause) {
    fail(cause);
  }
}

if (parentPort) void serve(parentPort, workerData as Storage);
