import { createServer } from 'node:http';
import next from 'next';

// A server of its own in front of Next, as the venue has one: both pay the same for it.
const port = Number(process.env.PORT);
const server = createServer();
const app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
await app.prepare();
const handle = app.getRequestHandler();
server.on('request', (request, response) => void handle(request, response)).listen(port, '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
