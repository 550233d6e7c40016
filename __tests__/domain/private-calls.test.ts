import { mayAccess, MAX_PERMISSION, type SpecialLogins } from '@/lib/rights/permissions';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { mayOpen } from '@/lib/navigation';
import { everyList } from '@/lib/sections/lists';

const special: SpecialLogins = {
  adminLogin: 'admin',
  localhostLogin: 'localhost',
  craftAdmins: [],
  salaryEditors: ['localhost', 'someone'],
  beerCraftViewers: ['localhost'],
};
const localhost = { login: 'localhost', permissions: MAX_PERMISSION };

/** Ids of calls that only expenses, operations, reports and crafts make. */
const PRIVATE =
  /^(reports|statistics|analytics|ingredientsLists\w*|expenses|funds|services|days|salary|payments|craft)\.|^(stock\.(debts|payDebt)|venue\.halls)$|^users\.cardHolders$|^bff\.(sensor|salary\w*|paySalaries|agentDues)$/;
/** Pending operations belong to the stock. */
const OF_STOCK = 'statistics.pendingOrders';
const isPrivate = (id: string): boolean => PRIVATE.test(id) && id !== OF_STOCK;

const every = [...adminEndpoints, ...bffEndpoints];

test('there are calls of both kinds', () => {
  const open = every.filter(({ id }) => !isPrivate(id)).length;
  expect(open).toBeGreaterThan(50);
  expect(every.length - open).toBeGreaterThan(50);
});

test('localhost makes every call but those of private sections', () => {
  for (const { id, access } of every) {
    expect([id, mayAccess(localhost, access, special)]).toEqual([id, !isPrivate(id)]);
    expect([id, mayAccess({ ...localhost, login: 'someone' }, access, special)]).toEqual([id, true]);
  }
});

test('localhost may make the call of a list where it may open its section', () => {
  for (const { id, endpoint, section } of everyList)
    expect([id, mayAccess(localhost, endpoint.access, special)]).toEqual([id, mayOpen(section, localhost, special)]);
});
