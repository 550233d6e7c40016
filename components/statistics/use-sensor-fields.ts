'use client';
import { useState } from 'react';

/** A sensor and its channel as they stand in the fields. */
export interface SensorFields {
  readonly sensor: string;
  readonly channel: string | null;
}

const same = (one: SensorFields, other: SensorFields): boolean =>
  one.sensor.trim() === other.sensor.trim() && one.channel === other.channel;

interface Measured {
  readonly sensor_id: number | null;
  readonly channel_id: number | null;
}

/** What the server says, as it stands in the fields. */
const fieldsOf = ({ sensor_id, channel_id }: Measured): SensorFields => ({
  sensor: sensor_id === null ? '' : String(sensor_id),
  channel: channel_id === null ? null : String(channel_id),
});

/** The fields follow what the server says, until somebody types; what was booked stands until the server says more. */
export function useSensorFields(item: Measured) {
  const said = fieldsOf(item);
  const [typed, setTyped] = useState<(SensorFields & { readonly booked?: Measured }) | null>(null);
  if (typed?.booked && typed.booked !== item) setTyped(null);
  const now: SensorFields = typed ?? said;
  return {
    ...now,
    type: (field: Partial<SensorFields>) => {
      const next = { sensor: now.sensor, channel: now.channel, ...field };
      setTyped(same(next, said) ? null : next);
    },
    /** `fields` were booked: nobody is typing them any more. What was typed since stays. */
    booked: (fields: SensorFields) =>
      setTyped((standing) => (standing && !same(standing, now) ? standing : { ...fields, booked: item })),
  };
}
