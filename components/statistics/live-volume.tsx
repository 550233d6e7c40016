'use client';
import { Skeleton } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { CODE } from '@/lib/contract/problem';
import { readSensor } from '@/lib/contract/sensors';
import { formatQuantity } from '@/lib/domain/format';
import classes from './draft-beer.module.css';
import { useVolume } from './use-volume';

const DECIMALS = 2;

interface LiveVolumeProps {
  sensor: number | null;
  channel: number | null;
}

/** How many litres are in the keg on tap now; a dash where no sensor says. */
export function LiveVolume({ sensor, channel }: LiveVolumeProps) {
  const locale = useLocale();
  const textOf = useProblemText();
  const { volume, error, loading } = useVolume(sensor, channel);
  if (sensor === null) return null;
  if (loading) return <Skeleton height={10} radius="xl" width={36} />;
  if (volume !== null) return formatQuantity(volume, locale, DECIMALS);
  return <span title={error && textOf(error.problem)}>—</span>;
}

const EVERY_MS = 30_000;

/** Reads a sensor again while somebody looks, and says so quietly when it is silent. */
function Watch({ sensor }: { sensor: number }) {
  const t = useTranslations('reports.draftBeer');
  const { error, mutate } = useEndpoint(readSensor, { params: { guid: sensor } });
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) void mutate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [mutate]);
  if (!error) return null;
  return <p>{t(error.problem.code === CODE.notSetUp ? 'notSetUp' : 'silent', { sensor: String(sensor) })}</p>;
}

/** What stands beside the report about its sensors. */
export function SensorWatch({ sensors }: { sensors: readonly number[] }) {
  return (
    <div className={classes['note']} role="status">
      {sensors.map((sensor) => (
        <Watch key={sensor} sensor={sensor} />
      ))}
    </div>
  );
}
