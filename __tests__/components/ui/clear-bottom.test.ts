import fc from 'fast-check';
import { clearBottom } from '@/components/ui/toasts';
import { always } from '../../support/always';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});
const HEIGHT = 768;
/** A toast in the middle of the window. */
const TOAST = box(463, 700, 440, 52);

test('a toast stands at the bottom where nothing is in its way, above totals, and above the buttons of a dialog', () => {
  expect(clearBottom(TOAST, [], HEIGHT)).toBe(16);
  expect(clearBottom(TOAST, [box(0, 680, 216, 88)], HEIGHT)).toBe(16);
  expect(clearBottom(TOAST, [box(217, 654, 1149, 72)], HEIGHT)).toBe(HEIGHT - 654 + 8);
  expect(clearBottom(TOAST, [box(217, 654, 1149, 72), box(800, 610, 90, 36)], HEIGHT)).toBe(HEIGHT - 610 + 8);
});

test('a toast covers the small buttons of a list rather than the button that saves', () => {
  const chevrons = Array.from({ length: 20 }, (_, row) => box(480, 20 + row * 30, 20, 20));
  const save = box(780, 690, 100, 36);
  const bottom = clearBottom(TOAST, [...chevrons, box(0, 0, 1366, 18), save], HEIGHT);
  expect(HEIGHT - bottom).toBeLessThanOrEqual(690);
});

test('a toast never covers what is kept clear as long as there is a free place', () => {
  const kept = fc.array(
    fc.record({
      left: fc.nat(1200),
      top: fc.nat(740),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 80 }),
    }),
    { maxLength: 8 },
  );
  always(kept, (made) => {
    const boxes = made.map(({ left, top, width, height }) => box(left, top, width, height));
    const bottom = clearBottom(TOAST, boxes, HEIGHT);
    const toast = { ...TOAST, top: HEIGHT - bottom - 52, bottom: HEIGHT - bottom };
    const covered = boxes.filter(
      (one) => one.left < toast.right && toast.left < one.right && one.top < toast.bottom && toast.top < one.bottom,
    );
    const free = Array.from({ length: HEIGHT - 52 - 16 }, (_, at) => at + 16).some((raised) =>
      boxes.every(
        (one) =>
          one.left >= toast.right ||
          one.right <= toast.left ||
          one.top - 8 >= HEIGHT - raised ||
          one.bottom <= HEIGHT - raised - 52,
      ),
    );
    if (free) expect(covered).toEqual([]);
  });
});
