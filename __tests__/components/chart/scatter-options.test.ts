import { bend, bentTicks } from '@/lib/reports/scatter-scale';

test('the scale uses the root, also below zero, with round ticks', () => {
  expect([-900, 0, 4, 2500].map(bend)).toEqual([-30, 0, 2, 50]);
  expect(bentTicks(-500, 4200)).toEqual([-500, -200, -100, 0, 100, 200, 500, 1000, 2000]);
  expect(bentTicks(12, 90)).toEqual([20, 50]);
  expect(bentTicks(0, 0.5)).toEqual([0, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5]);
});
