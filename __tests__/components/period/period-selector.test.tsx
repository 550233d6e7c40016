import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { PeriodSelector } from '@/components/period/period-selector';
import { pastPreset } from '@/lib/domain/period-steps';
import type { Period } from '@/lib/contract/period';
import { boundsOf, fromVenueClock, toVenueClock } from '@/lib/domain/venue-time';
import { renderUi, textsOf } from '../../support/render';

const ZONE = 'Asia/Bangkok';
const now = () => Math.floor(Date.now() / 1000);

function Held({ onChange, first }: { onChange: (period: Period) => void; first: Period }) {
  const [value, setValue] = useState(first);
  const change = (period: Period) => {
    onChange(period);
    setValue(period);
  };
  return <PeriodSelector value={value} onChange={change} />;
}

const open = (first: Period = { period_id: 0 }) => {
  const onChange = jest.fn<undefined, [Period]>();
  return { onChange, ...renderUi(<Held onChange={onChange} first={first} />) };
};

test('a press before the calendar has loaded opens it; the choice stays when it closes; no day is in the future', async () => {
  const { user, onChange } = open({ period_id: 5, start_time: now() - 40 * 86_400 });
  // At once: the calendar loads by itself when the browser is idle.
  fireEvent.click(screen.getByRole('button', { name: 'По сейчас' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  const days = await screen.findAllByRole('button', { name: /\d{1,2} \S+ \d{4}/ });
  const tomorrow = new Date(Date.now() + 7 * 3_600_000 + 86_400_000).getUTCDate();
  const later = days.filter((day) => Number(day.textContent) >= tomorrow && tomorrow > 1);
  for (const day of later) expect(day).toBeDisabled();
  const first = days.find((day) => day.textContent === '1');
  if (!first) throw new Error('A month without a first');
  await user.click(first);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  const chosen = toVenueClock(onChange.mock.lastCall?.[0].end_time ?? 0, ZONE);
  expect(chosen.slice(8, 10)).toBe('01');
  expect(onChange.mock.lastCall?.[0].end_time).toBeLessThanOrEqual(now());
});

test('has the presets, by mouse and by arrow keys', async () => {
  const { user, onChange } = open();
  expect(screen.getByRole('radiogroup', { name: 'Период' })).toBeVisible();
  const labels = screen.getAllByRole<HTMLInputElement>('radio').map((radio) => radio.labels![0]!);
  expect(textsOf(labels).join()).toBe('Сегодня,Вчера,Неделя,Прошлая,Месяц,Прошлый,Всё время,Другой период');
  await user.click(screen.getByRole('radio', { name: 'Всё время' }));
  expect(onChange).toHaveBeenLastCalledWith({ period_id: 4 });
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith({ period_id: 3 });
});

test('the last week and month are sent as custom periods and stay marked without dates', async () => {
  const { user, onChange } = open();
  for (const [name, preset] of [
    ['Прошлая', 'lastWeek'],
    ['Прошлый', 'lastMonth'],
  ] as const) {
    await user.click(screen.getByRole('radio', { name }));
    expect(onChange).toHaveBeenLastCalledWith(pastPreset(preset, now(), ZONE));
    expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.queryByRole('button', { name: /^С / })).not.toBeInTheDocument();
  }
  await user.click(screen.getByRole('radio', { name: 'Другой период' }));
  expect(screen.getByRole('radio', { name: 'Другой период' })).toBeChecked();
  expect(await screen.findByRole('button', { name: /^С / })).toBeVisible();
});

test('the arrows step back and forward; there is none after today, nor of all time', async () => {
  const { user, onChange } = open({ period_id: 2 });
  const [before, after] = ['Предыдущий период', 'Следующий период'].map((name) => screen.getByRole('button', { name }));
  expect(after).toHaveAttribute('aria-disabled', 'true');
  await user.click(after!);
  expect(onChange).not.toHaveBeenCalled();
  await user.click(before!);
  expect(screen.getByRole('radio', { name: 'Прошлая' })).toBeChecked();
  await user.click(after!);
  expect(onChange).toHaveBeenLastCalledWith({ period_id: 2 });
  expect(after).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Всё время' }));
  for (const step of [before, after]) expect(step).toHaveAttribute('aria-disabled', 'true');
});

test('a custom period starts as the previous one, on the venue’s clock; clearing the end means now', async () => {
  const { user, onChange } = open({ period_id: 1 });
  const { start, end } = boundsOf({ period_id: 1 }, now(), ZONE);
  await user.click(screen.getByRole('radio', { name: 'Другой период' }));
  expect(onChange).toHaveBeenLastCalledWith({ period_id: 5, start_time: start, end_time: end });
  const [date] = toVenueClock(start ?? 0, ZONE).split(' ');
  const shown = `С ${date?.split('-').reverse().join('.')} 12:00`;
  expect(await screen.findByRole('button', { name: shown })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'По настоящее время' }));
  expect(onChange.mock.lastCall?.[0]).not.toHaveProperty('end_time');
  expect(await screen.findByRole('button', { name: 'По сейчас' })).toBeVisible();
});

test('a custom period that starts as a running one runs until now', async () => {
  const { user, onChange } = open({ period_id: 0 });
  await user.click(screen.getByRole('radio', { name: 'Другой период' }));
  const { start } = boundsOf({ period_id: 0 }, now(), ZONE);
  expect(onChange).toHaveBeenLastCalledWith({ period_id: 5, start_time: start });
  expect(await screen.findByRole('button', { name: 'По сейчас' })).toBeVisible();
});

test('a wrong order of start and end is refused at the one that was chosen, and stays there until the other fits', async () => {
  const day = (date: number) => fromVenueClock(`2026-03-${String(date).padStart(2, '0')} 12:00`, ZONE);
  const { user, onChange } = open({ period_id: 5, start_time: day(5), end_time: day(10) });
  const choose = async (field: RegExp, date: string) => {
    await user.click(await screen.findByRole('button', { name: field }));
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${date} марта 2026`) }));
    await user.click(screen.getByRole('button', { name: 'Готово' }));
  };
  await choose(/^С 05/, '20');
  const late = 'Начало позже конца. Выберите не позже 10.03.2026 12:00 или сначала измените конец.';
  expect(await screen.findByText(late)).toBeVisible();
  expect(screen.getByRole('button', { name: 'С 20.03.2026 12:00' })).toBeInvalid();
  expect(onChange).not.toHaveBeenCalled();
  await choose(/^По 10/, '25');
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(onChange).toHaveBeenCalledWith({ period_id: 5, start_time: day(20), end_time: day(25) });
  expect(screen.queryByText(late)).not.toBeInTheDocument();
  await choose(/^По 25/, '2');
  const early = 'Конец раньше начала. Выберите не раньше 20.03.2026 12:00 или сначала измените начало.';
  expect(await screen.findByText(early)).toBeVisible();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('the time is typed, or stepped by the arrows', async () => {
  const at = (clock: string) => fromVenueClock(`2026-03-${clock}`, ZONE);
  const { user, onChange } = open({ period_id: 5, start_time: at('05 12:00'), end_time: at('10 12:00') });
  await user.click(await screen.findByRole('button', { name: /^С 05/ }));
  const [hours, minutes] = await Promise.all(
    ['Часы', 'Минуты'].map((name) => screen.findByRole('spinbutton', { name })),
  );
  await user.click(hours!);
  await user.keyboard('18{ArrowUp}');
  expect(hours).toHaveValue('19');
  await user.click(minutes!);
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onChange).toHaveBeenLastCalledWith({ period_id: 5, start_time: at('05 19:59'), end_time: at('10 12:00') });
  expect(screen.getByRole('button', { name: 'С 05.03.2026 19:59' })).toHaveFocus();
});
