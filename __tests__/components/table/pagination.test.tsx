import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { pagesShown, Pagination } from '@/components/table/pagination';
import { always } from '../../support/always';
import { renderUi } from '../../support/render';

test('whatever the page: its neighbours, the first and last three, in order, and a gap where pages are missing', () => {
  always(fc.integer({ min: 1, max: 900 }), fc.nat(), (pages, any) => {
    const page = 1 + (any % pages);
    const shown = pagesShown(page, pages);
    expect(shown.filter((one) => one !== null).length).toBeLessThanOrEqual(11);
    for (const wanted of [1, 2, 3, pages - 2, pages - 1, pages, page - 1, page, page + 1])
      if (wanted >= 1 && wanted <= pages) expect(shown).toContain(wanted);
    // Each gap hides at least two pages. With the gaps filled in, every page appears once.
    const filled = shown.flatMap((one, at) => {
      if (one !== null) return [one];
      const [before, after] = [shown[at - 1] ?? 0, shown[at + 1] ?? 0];
      expect(after - before).toBeGreaterThan(2);
      return Array.from({ length: after - before - 1 }, (_, next) => before + 1 + next);
    });
    expect(filled).toEqual(Array.from({ length: pages }, (_, at) => at + 1));
  });
});

function Pages({ onChange }: { onChange: (page: number) => void }) {
  const [page, setPage] = useState(1);
  const change = (to: number) => {
    onChange(to);
    setPage(to);
  };
  return <Pagination page={page} total={1240} count={50} onChange={change} />;
}

test('says where one is and goes where one asks, by mouse and by key', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(<Pages onChange={onChange} />);
  expect(screen.getByRole('status')).toHaveTextContent('1–50 из 1 240');
  expect(screen.getByRole('button', { name: 'Страница 1' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('button', { name: 'Предыдущая страница' }));
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Страница 25' }));
  expect(screen.getByRole('status')).toHaveTextContent('1 201–1 240 из 1 240');
  await user.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(onChange.mock.calls).toEqual([[25]]);
  screen.getByRole('button', { name: 'Предыдущая страница' }).focus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith(24);
});

test('the arrows stand beside the numbers, which wrap without them', () => {
  renderUi(<Pagination page={7} total={5000} count={50} onChange={() => undefined} />);
  const [back, numbers, on] = screen.getByRole('navigation').children;
  expect(back).toHaveAccessibleName('Предыдущая страница');
  expect(on).toHaveAccessibleName('Следующая страница');
  expect(numbers?.querySelectorAll('button')).toHaveLength(9);
});
