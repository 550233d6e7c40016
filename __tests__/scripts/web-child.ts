import { createServer } from 'node:http';
import { stopWithParent } from '@/lib/program';
import { LISTEN } from '@/scripts/start/kept-process';
import { PLACE } from '@/scripts/start/web-processes';

/** A web process without an app: answers its process id, or its place among the processes. */
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  const body = request.url === '/place' ? process.env[PLACE] : String(process.pid);
  response.writeHead(200, { connection: 'close' }).end(body);
});
process.on('message', (message) => {
  // Later than the message, as on a busy machine.
  if (message === LISTEN) setTimeout(() => server.listen(Number(process.env['PORT']), '127.0.0.1'), 300);
});
stopWithParent({ stop: () => process.exit(0) });
process.send?.({ ready: true });
