'use client';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { readSensor } from '@/lib/sections/stock/contract/sensors';

/**
 * Litres measured by a sensor's channel; null without a reading. Rows of one sensor share a request, and no report
 * waits for it.
 */
export function useVolume(sensor: number | null, channel: number | null) {
  const { data, error } = useEndpoint(readSensor, sensor === null ? null : { params: { guid: sensor } });
  // A reading before the failure is outdated.
  const known = error ? undefined : data;
  const volume = known?.channels.find((one) => one.channel === channel)?.volume ?? null;
  return { volume, error, loading: sensor !== null && !data && !error };
}
