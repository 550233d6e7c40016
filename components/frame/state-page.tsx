import type { Icon } from '@tabler/icons-react';
import { EmptyState, type EmptyStateProps } from '@/components/ui/empty-state';
import { PageTitle } from './page-title';

interface StatePageProps extends Omit<EmptyStateProps, 'icon' | 'order'> {
  readonly icon: Icon;
  /** Heading in place of the title. */
  readonly heading?: string;
}

/** Content of a page that only explains why it shows nothing else. */
export const StatePage = ({ icon: Icon, title, heading = title, ...state }: StatePageProps) => (
  <>
    <PageTitle>{title}</PageTitle>
    <EmptyState {...state} order={1} icon={<Icon size={24} stroke={1.5} />} title={heading} />
  </>
);
