import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PARTS, sectionPart } from '@/lib/i18n/parts';
import ru from '@/messages/ru.json';

const NAMESPACES = Object.keys(ru);

const isMessage = (key: string): boolean =>
  key.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], ru) !== undefined;

/** Namespaces that the texts of a file name: `useTranslations('menu')`, `'menu.title'`, `` `menu.${…}` ``. */
function namespacesIn(text: string): string[] {
  const own = Array.from(text.matchAll(/useTranslations\('(\w+)/g), ([, name = '']) => name);
  const keys = Array.from(text.matchAll(/['"`](\w+)\.([\w.]*)(?:['"`]|(\$\{))/g))
    .filter(([, name = '', key = '', open]) => open || isMessage(`${name}.${key}`))
    .map(([, name = '']) => name);
  return [...own, ...keys].filter((name) => NAMESPACES.includes(name));
}

function resolve(from: string, to: string): string | undefined {
  if (!to.startsWith('@/') && !to.startsWith('.')) return undefined;
  const base = to.startsWith('@/') ? to.slice(2) : path.join(path.dirname(from), to);
  return [base, `${base}.ts`, `${base}.tsx`].find((name) => existsSync(name) && statSync(name).isFile());
}

/** Files that a file imports for their values, statically or dynamically. */
function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword)
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    else if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      found.push((node.moduleSpecifier as ts.StringLiteral).text);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      found.push((node.arguments[0] as ts.StringLiteral).text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false));
  return found.flatMap((to) => resolve(file, to) ?? []);
}

const files = new Map<string, { readonly imports: string[]; readonly namespaces: string[] }>();
function read(file: string) {
  const known = files.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const one = { imports: importsOf(file, text), namespaces: namespacesIn(text) };
  files.set(file, one);
  return one;
}

/** Files without message keys: server code, and contracts, whose names of calls (`stock.folder`) look like keys. */
const NO_TEXTS =
  /^lib\/(bff|pdf|contract)\/|^lib\/sections\/\w+\/(bff|pdf|contract)[./]|^lib\/sections\/endpoints|\.(css|json)$/;
/** Files shared by lists and reports. Only report pages use the names of reports in them. */
const REPORTS = /^lib\/lists\/report\//;

/** Files of reports and of filters that the sections of a part do not have. */
const ELSEWHERE: Readonly<Record<string, RegExp>> = {
  reports: /^lib\/sections\/statistics\/analytics\//,
  analytics:
    /^lib\/sections\/statistics\/lists\/registry|^components\/sections\/statistics\/(ingredient-group-filter|draft-beer-screen)/,
};

/** Files of a page that run in the browser, without `others`. */
function reachable(page: string, others = /^$/): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || NO_TEXTS.test(file) || others.test(file)) return;
    seen.add(file);
    read(file).imports.forEach(visit);
  };
  visit(page);
  return seen;
}

const routes = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(page|layout|error|not-found|forbidden)\.tsx$/.test(name))
  .map((name) => path.join('app', name));
/** Routes with their section; a route of reports serves several. */
const addresses = routes.flatMap((route) =>
  (route.includes('[section]') ? ['statistics', 'analytics'] : ['']).map((section) => [route, section] as const),
);

test.each(addresses)('%s %s has the messages of all its components', (route, section) => {
  const segments = path.relative('app', path.dirname(route)).replace('[section]', section).split(path.sep);
  const part = sectionPart(segments);
  const held = new Set<string>([...PARTS.shell, ...(part ? PARTS[part] : [])]);
  const isOfReports = part === 'reports' || part === 'analytics';
  const missing = [...reachable(route, ELSEWHERE[part ?? ''])]
    .filter((file) => isOfReports || !REPORTS.test(file))
    .flatMap((file) =>
      read(file)
        .namespaces.filter((name) => !held.has(name))
        .map((name) => `${name} in ${file}`),
    );
  expect([...new Set(missing)]).toEqual([]);
});

test('every namespace is in a part', () => {
  const held = new Set<string>(Object.values(PARTS).flat());
  expect(NAMESPACES.filter((name) => !held.has(name))).toEqual([]);
});
