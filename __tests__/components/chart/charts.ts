import { timePoints, type ChartValue } from '@/lib/lists/chart';

/** Friday, Saturday and Sunday in Bangkok. */
const FRIDAY = Date.parse('2026-11-20T12:00:00+07:00') / 1000;

export const weekend: ChartValue = {
  title: 'Выручка по дням',
  points: timePoints([FRIDAY, FRIDAY + 86_400, FRIDAY + 172_800], 'day', 'ru', 'Asia/Bangkok', true),
  series: [
    { key: 'bar', label: 'Бар', unit: 'money', stack: 'r', values: [1200, 12_000.5, 0] },
    { key: 'kitchen', label: 'Кухня', unit: 'money', stack: 'r', values: [800, 4000, 300] },
    { key: 'orders', label: 'Заказы', unit: 'count', axis: 'right', values: [4, 31, 2] },
  ],
};
