'use client';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { readSensor } from '@/lib/contract/sensors';

/**
 * The litres that a channel of a sensor measures now; null where it does not say. Rows with the same sensor share one call,
 * which no report waits for.
 */
export function useVolume(sensor: number | null, channel: number | null) {
  const { data, error } = useEndpoint(readSensor, sensor === null ? null : { params: { guid: sensor } });
  // What it said before it fell silent is no longer so.
  const known = error ? undefined : data;
  const volume = known?.channels.find((one) => one.channel === channel)?.volume ?? null;
  return { volume, error, loading: sensor !== null && !data && !error };
}
