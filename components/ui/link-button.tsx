import Link from 'next/link';
import { Button, type ButtonProps } from './button';

type Without<Props, Given extends PropertyKey> = Omit<Props, 'component' | Given>;

/** Link to a page of the app with a button's looks. */
export const LinkButton = (props: Without<ButtonProps<typeof Link>, 'prefetch'>) => (
  <Button component={Link} prefetch={false} {...props} />
);

/** Link to a file with a button's looks; the file opens in a tab of its own. */
export const FileLink = (props: Without<ButtonProps<'a'>, 'target' | 'rel'>) => (
  <Button component="a" target="_blank" rel="noopener" {...props} />
);
