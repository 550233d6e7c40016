import Link from 'next/link';
import { Button, type ButtonProps } from './button';

type Without<Props, Given extends PropertyKey> = Omit<Props, 'component' | Given>;

/** Link to a page of the app that looks like a button. */
export const LinkButton = (props: Without<ButtonProps<typeof Link>, 'prefetch'>) => (
  <Button component={Link} prefetch={false} {...props} />
);

/** Link that looks like a button and opens a file in a new tab. */
export const FileLink = (props: Without<ButtonProps<'a'>, 'target' | 'rel'>) => (
  <Button component="a" target="_blank" rel="noopener" {...props} />
);
