import { createServer } from 'node:http';
import { limiter } from '@/lib/bff/limiter';
import { stopWithParent } from '@/lib/program';
import { LISTEN } from '@/scripts/start/kept-process';

/** A web process without an app: answers its process id, and 429 after three requests to all processes together. */
const limit = limiter({ keyPrefix: 'test', points: 3, duration: 60 });
const server = createServer((request, response) => {
  if (request.url === '/crash') process.exit(3);
  const answer = (status: number) => response.writeHead(status, { connection: 'close' }).end(String(process.pid));
  if (request.url === '/limited')
    limit.consume('one').then(
      () => answer(200),
      () => answer(429),
    );
  else answer(200);
});
process.on('message', (message) => {
  if (message === LISTEN) server.listen(Number(process.env['PORT']), '127.0.0.1');
});
stopWithParent({ stop: () => process.exit(0) });
process.send?.({ ready: true });
