import path from 'node:path';
import { pagesIn } from '../bench-web/routes';

interface Endpoints {
  readonly adminEndpoints: readonly { readonly id: string }[];
  readonly bffEndpoints: readonly { readonly id: string }[];
  readonly tillEndpoints: readonly { readonly id: string }[];
}
interface Registry {
  readonly listTables: readonly { readonly id: string }[];
}

/** Prints the names of all endpoints, lists and pages of the checkout in the working directory. */
async function main(): Promise<void> {
  const { adminEndpoints, bffEndpoints, tillEndpoints } = (await import(
    path.resolve('lib/sections/endpoints.ts')
  )) as Endpoints;
  const { listTables } = (await import(path.resolve('lib/sections/lists.ts'))) as Registry;
  const names = [
    ...[...adminEndpoints, ...bffEndpoints, ...tillEndpoints].map(({ id }) => `endpoint ${id}`),
    ...listTables.map(({ id }) => `list ${id}`),
    ...pagesIn('app').map((page) => `page ${page}`),
  ];
  console.log(JSON.stringify(names));
}

void main();
