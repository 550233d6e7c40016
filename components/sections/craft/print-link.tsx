'use client';
import { IconPrinter } from '@tabler/icons-react';
import { Button } from '@/components/ui/button';
import { FileLink } from '@/components/ui/link-button';

interface PrintLinkProps {
  readonly label: string;
  /** Address of the file; without an address the button is off. */
  readonly href: string | undefined;
  /** Why it is off. */
  readonly title?: string | undefined;
}

/** Button that opens a file for printing in a tab of its own. */
export function PrintLink({ label, href, title }: PrintLinkProps) {
  const looks = { variant: 'default', leftSection: <IconPrinter size={16} aria-hidden />, children: label } as const;
  return href === undefined ? <Button {...looks} disabled title={title} /> : <FileLink {...looks} href={href} />;
}
