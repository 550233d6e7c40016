import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { HoursEditor } from '@/components/sections/menu/dish/hours-editor';
import { hoursOfDay, PRESETS, type Opening } from '@/lib/sections/menu/rules/opening-hours';
import { renderUi } from '@/__tests__/support/render';

/** Missing in jsdom. */
class TestPointerEvent extends MouseEvent {
  readonly pointerType = 'mouse';
}
beforeAll(() => {
  window.PointerEvent = TestPointerEvent as unknown as typeof PointerEvent;
});

let week: Opening;
function Week({ start }: { start: Opening }) {
  const [value, setValue] = useState(start);
  const change = (next: Opening) => {
    week = { days: next.days, hours: next.hours };
    setValue(week);
  };
  return <HoursEditor value={value} onChange={change} />;
}

const show = (start: Opening = PRESETS.none) => {
  week = start;
  return renderUi(<Week start={start} />);
};
const cell = (name: string) => screen.getByRole('gridcell', { name });
const on = (day: number) =>
  Array.from(hoursOfDay(week.hours, day), (bit, hour) => (bit === '1' ? hour : -1)).filter((hour) => hour >= 0);

it('paints a rectangle by dragging, and erases from a painted hour', () => {
  show();
  fireEvent.pointerDown(cell('Понедельник, 10:00–11:00'), { button: 0, buttons: 1 });
  fireEvent.pointerMove(cell('Среда, 14:00–15:00'), { buttons: 1 });
  fireEvent.pointerMove(cell('Вторник, 12:00–13:00'), { buttons: 1 });
  fireEvent.pointerUp(cell('Вторник, 12:00–13:00'));
  fireEvent.pointerMove(cell('Воскресенье, 20:00–21:00'), { buttons: 0 });
  expect([on(0), on(1), on(2), on(6)]).toEqual([[10, 11, 12], [10, 11, 12], [], []]);
  expect(week.days).toBe(3);
  fireEvent.pointerDown(cell('Понедельник, 11:00–12:00'), { button: 0, buttons: 1 });
  fireEvent.pointerUp(cell('Понедельник, 11:00–12:00'));
  expect(on(0)).toEqual([10, 12]);
});

it('is painted by arrows, Space and Shift', async () => {
  const { user } = show();
  act(() => cell('Понедельник, 00:00–01:00').focus());
  await user.keyboard('{ArrowRight}{ArrowDown} ');
  expect(cell('Вторник, 01:00–02:00')).toHaveFocus();
  expect(cell('Вторник, 01:00–02:00')).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}');
  expect([on(1), on(2)]).toEqual([[1, 2, 3], [3]]);
  await user.keyboard('{End}');
  expect(cell('Среда, 23:00–24:00')).toHaveFocus();
  await user.keyboard('{Home} ');
  expect(on(2)).toEqual([0, 3]);
});

it('has presets, toggles an hour of all days by its heading, and shows the selling hours in words', async () => {
  const { user } = show();
  expect(screen.getByText('Не продаётся ни в один из дней')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '9' }));
  expect([0, 1, 2, 3, 4, 5, 6].map(on)).toEqual(Array.from({ length: 7 }, () => [9]));
  await user.click(screen.getByRole('button', { name: '9' }));
  expect(week.hours).toBe(PRESETS.none.hours);
  await user.click(screen.getByRole('button', { name: 'Ланч Пн–Пт 12–17' }));
  expect(week).toEqual(PRESETS.lunch);
  expect(screen.getByText('Пн–Пт 12:00–17:00; Сб, Вс не продаётся')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Всегда' }));
  expect(week).toEqual(PRESETS.always);
  expect(screen.getByRole('button', { name: 'Всегда' })).toHaveAttribute('aria-pressed', 'true');
});

it('copies a day to others', async () => {
  const { user } = show(PRESETS.lunch);
  await user.choose(screen.getByRole('button', { name: 'Понедельник: скопировать на другие дни' }), 'Суббота');
  expect([on(5), on(6)]).toEqual([on(0), []]);
  await user.choose(screen.getByRole('button', { name: 'Воскресенье: скопировать на другие дни' }), 'На все дни');
  expect(week).toEqual(PRESETS.none);
});
