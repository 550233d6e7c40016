'use client';
import { useState } from 'react';
import { Image } from '@/components/ui/image';
import type { Agent } from '@/lib/contract/payments';
import classes from './agent.module.css';

interface AgentPhotoProps {
  readonly agent: Pick<Agent, 'first_name' | 'photo_url'>;
}

/** Photo of an agent; their initial where there is none or it does not load. */
export function AgentPhoto({ agent: { first_name, photo_url } }: AgentPhotoProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!photo_url || failed === photo_url)
    return (
      <span className={classes['photo']} aria-hidden>
        {first_name.trim().slice(0, 1).toLocaleUpperCase() || '?'}
      </span>
    );
  const fail = () => setFailed(photo_url);
  return (
    <Image
      className={classes['photo'] ?? ''}
      src={photo_url}
      alt=""
      // It may have failed before React listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) fail();
      }}
      onError={fail}
    />
  );
}
