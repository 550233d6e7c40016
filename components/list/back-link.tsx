import { IconChevronLeft } from '@tabler/icons-react';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

/** Link from a list back to the screen that it belongs to. */
export const BackLink = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Button
    component={Link}
    href={href}
    variant="subtle"
    prefetch={false}
    leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}
  >
    {children}
  </Button>
);
