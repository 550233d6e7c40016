import { IconChevronLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { LinkButton } from '@/components/ui/link-button';

/** Link from a list back to the screen that it belongs to. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <LinkButton href={href} variant="subtle" leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}>
    {children}
  </LinkButton>
);
