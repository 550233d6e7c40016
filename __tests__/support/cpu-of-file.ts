import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** Starts to count the processor seconds of this process for a test file; the result adds them to TEST_SECONDS_FILE. */
export function countSeconds(testPath: string): () => void {
  const before = process.cpuUsage();
  return () => {
    const file = process.env['TEST_SECONDS_FILE'];
    const { user, system } = process.cpuUsage(before);
    if (file)
      appendFileSync(file, `${path.relative(process.cwd(), testPath)}\t${((user + system) / 1e6).toFixed(1)}\n`);
  };
}
