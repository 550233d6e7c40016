import { adminEndpoints, bffEndpoints, tillEndpoints } from '@/lib/sections/endpoints';
import { everyList } from '@/lib/sections/lists';
import { pagesIn } from '../bench-web/routes';

/** Prints the names of all endpoints, lists and pages of this checkout. */
console.log(
  JSON.stringify([
    ...[...adminEndpoints, ...bffEndpoints, ...tillEndpoints].map(({ id }) => `endpoint ${id}`),
    ...everyList.map(({ id }) => `list ${id}`),
    ...pagesIn('app').map((page) => `page ${page}`),
  ]),
);
