import type { Settings } from '@/lib/env';
import { OPERATION, standInToken } from '@/lib/http/stand-in-token';

const ANSWER_MS = 5_000;

/**
 * Answer of our backend to one of its calls about itself.
 * @throws Error when it does not answer with 200 within five seconds
 */
export async function askBackend({ BACKEND_PORT }: Settings, call: 'readiness' | 'metrics'): Promise<string> {
  // The program that starts the venue sets it when it is no setting, after the settings are read.
  const token = standInToken(process.env['SESSION_SECRET'] ?? '', OPERATION);
  const response = await fetch(`http://127.0.0.1:${BACKEND_PORT}/internal/${call}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`The backend answered ${response.status}`);
  return text;
}
