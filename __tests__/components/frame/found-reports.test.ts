import { foundReports } from '@/components/frame/use-found-reports';
import { reportLists } from '@/lib/sections/reports';

test('the search has every report with a name of its own, hidden ones marked', () => {
  const named = reportLists.filter(({ report }) => report.part !== report.section);
  const listed = foundReports.toSorted((a, b) => a.path.localeCompare(b.path));
  expect(listed).toEqual(
    named
      .map(({ section, path, report: { part, hidden = false } }) => ({ section, part, path, hidden }))
      .toSorted((a, b) => a.path.localeCompare(b.path)),
  );
});
