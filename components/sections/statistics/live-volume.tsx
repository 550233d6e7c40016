'use client';
import { useTranslations } from 'next-intl';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useClosed } from '@/components/sight/offers';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { usePolling } from '@/lib/api/use-polling';
import { CODE } from '@/lib/contract/problem';
import { readSensor } from '@/lib/sections/stock/contract/sensors';
import { cx, layout } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';

/** Litres measured by a sensor's channel; null without a reading. Rows of one sensor share a request. */
function useVolume(sensor: number | null, channel: number | null) {
  const { data, error } = useEndpoint(readSensor, sensor === null ? null : { params: { guid: sensor } });
  // A reading before the failure is outdated.
  const known = error ? undefined : data;
  const volume = known?.channels.find((one) => one.channel === channel)?.volume ?? null;
  return { volume, error, loading: sensor !== null && !data && !error };
}

const DECIMALS = 2;

interface LiveVolumeProps {
  sensor: number | null;
  channel: number | null;
}

/** Litres in the keg on tap; a dash without a reading. */
export function LiveVolume({ sensor, channel }: LiveVolumeProps) {
  const { formatQuantity } = useFormats();
  const textOf = useProblemText();
  const t = useTranslations('sight');
  const isClosed = useClosed('held');
  const { volume, error, loading } = useVolume(sensor, channel);
  if (sensor === null) return null;
  if (loading) return <Skeleton height={10} radius="xl" width={36} />;
  if (volume !== null) return formatQuantity(volume, DECIMALS);
  return <span title={isClosed ? t('closed') : error && textOf(error.problem)}>—</span>;
}

const EVERY_MS = 30_000;

/** Polls a sensor while the page is visible and used, with a muted notice if it is silent. */
function Watch({ sensor }: { sensor: number }) {
  const t = useTranslations('reports.draftBeer');
  const { error, mutate } = useEndpoint(readSensor, { params: { guid: sensor } });
  usePolling(mutate, EVERY_MS);
  if (!error) return null;
  return <p>{t(error.problem.code === CODE.notSetUp ? 'notSetUp' : 'silent', { sensor: String(sensor) })}</p>;
}

/** Sensor notices beside the report. */
export function SensorWatch({ sensors }: { sensors: readonly number[] }) {
  return (
    <div className={cx(layout.muted, layout.tiny, layout.figures)} role="status">
      {sensors.map((sensor) => (
        <Watch key={sensor} sensor={sensor} />
      ))}
    </div>
  );
}
