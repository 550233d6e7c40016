import { wordsIn } from '@/lib/bff/words';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { isWide, paperColumns, paperScale } from '@/lib/lists/paper';
import { everyReport, findReportList } from '@/lib/sections/reports';
import { viewOf } from '@/lib/lists/view';
import { placedWords, withTools } from '../support/pdf-text';
import { paperOf } from '../support/paper';

const queue = new PdfQueue();
afterAll(() => queue.close());

const LISTS = everyReport.flatMap(({ section, part }) => findReportList(section, part) ?? []);

withTools('no heading of a report is broken inside a word on paper', async () => {
  const broken: string[] = [];
  for (const locale of ['ru', 'en'] as const)
    for (const table of LISTS) {
      const words = wordsIn(locale);
      const view = viewOf(table, new URLSearchParams());
      const columns = paperColumns(table, view, words);
      const rows = [{ cells: columns.map(() => ''), struck: false, strong: false }];
      const paper = paperOf({ columns, rows, wide: isWide(table, view), scale: paperScale(table, view) });
      const named = { title: 'A', printed: 'admin', page: '1', empty: '-' };
      const [page] = placedWords(
        await queue.render({ kind: 'list', data: { venue: 'Chang', locale, paper, words: named } }),
      );
      const drawn = new Set(page?.words.map(({ text }) => text.normalize('NFKC')));
      const wanted = columns.flatMap(({ label }) => label.split(/(?<=-)|[\s\u00a0]/)).filter(Boolean);
      broken.push(
        ...wanted
          .filter((word) => ![...drawn].some((one) => one.includes(word)))
          .map((word) => `${locale} ${table.id}: ${word}`),
      );
    }
  expect(broken).toEqual([]);
});
