import type { ComponentProps } from 'react';
import { cx } from './classes';
import classes from './text.module.css';

export interface ImageProps extends ComponentProps<'img'> {
  readonly alt: string;
}

/** Picture of a dish or paper, as wide as its box. It is served by the app in the size that is shown. */
export const Image = ({ className, alt, ...props }: ImageProps) => (
  // oxlint-disable-next-line nextjs/no-img-element
  <img className={cx(classes['image'], className)} alt={alt} {...props} />
);
