import { rows } from '../rows';
import { Table } from './table';

export const dynamic = 'force-dynamic';

export default function Page() {
  return <Table rows={rows()} />;
}
