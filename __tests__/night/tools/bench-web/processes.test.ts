import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpuMs, listenerOf, memoryMb } from '@/tools/bench-web/processes';

test('the listener of a port is found; no listener is an error', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  expect(listenerOf(port)).toBe(process.pid);
  server.close();
  await once(server, 'close');
  expect(() => listenerOf(port)).toThrow(`Nobody listens on port ${port}.`);
});

test('CPU time and memory include the processes below', async () => {
  const busy = `const end = Date.now() + 30000; while (process.cpuUsage().user < 300000 && Date.now() < end); process.send('done'); setInterval(() => {}, 1000);`;
  const before = { cpu: cpuMs(process.pid), memory: memoryMb(process.pid) };
  const child = spawn(process.execPath, ['-e', busy], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  await once(child, 'message');
  expect(cpuMs(child.pid!)).toBeGreaterThanOrEqual(250);
  expect(cpuMs(process.pid) - before.cpu).toBeGreaterThanOrEqual(250);
  expect(memoryMb(child.pid!)).toBeGreaterThan(5);
  child.kill();
  await once(child, 'exit');
});
