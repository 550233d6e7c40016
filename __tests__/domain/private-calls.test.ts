import { mayAccess, MAX_PERMISSION, type Standing } from '@/lib/domain/permissions';
import { adminEndpoints, bffEndpoints } from '@/lib/endpoints';
import { mayOpen } from '@/lib/navigation';
import { listTables } from '@/lib/reports/registry';

const standing: Standing = {
  adminLogin: 'admin',
  localhostLogin: 'localhost',
  craftAdmins: [],
  salaryEditors: ['localhost', 'someone'],
  beerCraftViewers: ['localhost'],
};
const localhost = { login: 'localhost', permissions: MAX_PERMISSION };

/** Ids of calls that only expenses, operations, reports and crafts make. */
const PRIVATE =
  /^(reports|statistics|analytics|ingredientsLists\w*|expenses|funds|services|days|salary|payments|craft)\.|^stock\.(debts|payDebt)$|^users\.cardHolders$|^bff\.(sensor|salary\w*|paySalaries)$/;
/** Pending operations belong to the stock. */
const OF_STOCK = 'statistics.pendingOrders';
const isPrivate = (id: string): boolean => PRIVATE.test(id) && id !== OF_STOCK;

const every = [...adminEndpoints, ...bffEndpoints];

test('there are calls of both kinds', () => {
  const open = every.filter(({ id }) => !isPrivate(id)).length;
  expect(open).toBeGreaterThan(50);
  expect(every.length - open).toBeGreaterThan(50);
});

test.each(every.map((endpoint) => [endpoint.id, endpoint.access] as const))(
  'localhost makes %s unless it belongs to a private section',
  (id, access) => {
    expect(mayAccess(localhost, access, standing)).toBe(!isPrivate(id));
    expect(mayAccess({ ...localhost, login: 'someone' }, access, standing)).toBe(true);
  },
);

test.each(listTables.map((table) => [table.id, table] as const))(
  'localhost may make the call of the list %s where it may open its section',
  (_id, { endpoint, section }) => {
    expect(mayAccess(localhost, endpoint.access, standing)).toBe(mayOpen(section, localhost, standing));
  },
);
