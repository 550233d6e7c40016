'use client';
import { useState } from 'react';
import { Image } from './image';
import classes from './portrait.module.css';

interface PortraitProps {
  readonly name: string;
  /** Address of the photo; empty without a photo. */
  readonly src: string;
}

/** Round photo of a person; their initial where there is none or it does not load. Beside the name, so without a text. */
export function Portrait({ name, src }: PortraitProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || failed === src)
    return (
      <span className={classes['portrait']} aria-hidden>
        {name.trim().slice(0, 1).toLocaleUpperCase() || '?'}
      </span>
    );
  const fail = () => setFailed(src);
  return (
    <Image
      className={classes['portrait'] ?? ''}
      src={src}
      alt=""
      // It may have failed before React listened.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) fail();
      }}
      onError={fail}
    />
  );
}
