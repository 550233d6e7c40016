import { NextIntlClientProvider } from 'next-intl';
import { ServerInsertedHTMLContext } from 'next/navigation';
import { createElement, Fragment, type ComponentProps, type ContextType, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { DataTable, type DataTableProps } from '@/components/table/data-table';
import { NonceContext } from '@/components/ui/nonce';
import messages from '@/messages/ru.json';

interface Row {
  id: number;
  name: string;
}

const rows = Array.from({ length: 5000 }, (_, index) => ({ id: index, name: `Блюдо ${index}` }));
const props: DataTableProps<Row> = {
  id: 'dishes',
  label: 'Блюда',
  columns: [
    { key: 'name', kind: 'text', label: 'Название', fixed: true },
    { key: 'id', kind: 'id', label: 'ID', width: 60 },
  ],
  rows,
  getKey: (row) => row.id,
};

const intl = { locale: 'ru', messages, timeZone: 'Asia/Bangkok' } as ComponentProps<typeof NextIntlClientProvider>;
/** The table's HTML. `insert` receives what renders into the head of the document. */
const html = (insert: ContextType<typeof ServerInsertedHTMLContext> = null) => {
  const table = createElement(NextIntlClientProvider, intl, createElement(DataTable<Row>, props));
  const page = createElement(NonceContext, { value: 'abc' }, table);
  return renderToString(createElement(ServerInsertedHTMLContext, { value: insert }, page));
};

it('prints the first rows into the HTML, and not thousands', () => {
  const printed = html().match(/<tr[^>]*style="top[^>]*aria-rowindex="\d+"/g) ?? [];
  expect(html()).toContain('Блюдо 0');
  expect(printed.length).toBeGreaterThan(20);
  expect(printed.length).toBeLessThan(50);
});

it('brings what hides columns before the first paint, under the page’s nonce, once and without stopping the parser', () => {
  const insertions: (() => ReactNode)[] = [];
  const inserted = () => renderToString(createElement(Fragment, {}, ...insertions.map((insert) => insert())));
  html((insert) => insertions.push(insert));
  expect(inserted()).toMatch(
    /^<script type="module" async="" blocking="render" nonce="abc">.*table\.dishes\.hidden.*<\/script>$/s,
  );
  expect(inserted()).toBe('');
});
