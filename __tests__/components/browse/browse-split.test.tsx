import { act, fireEvent, screen } from '@testing-library/react';
import { BrowseSplit } from '@/components/browse/browse-split';
import { renderUi } from '../../support/render';

const observer = window.ResizeObserver;
/** Whether the fake observer reports a size at once. If not, a test calls the functions in `measured`. */
let isMeasured = true;
const measured: (() => void)[] = [];

// The setup gives each element a width of 1,000 pixels.
beforeEach(() => {
  isMeasured = true;
  window.ResizeObserver = class {
    constructor(private readonly measure: ResizeObserverCallback) {}
    observe = () => {
      measured.push(() => this.measure([], this));
      if (isMeasured) measured.at(-1)?.();
    };
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  HTMLElement.prototype.setPointerCapture = jest.fn();
});
afterEach(() => void (window.ResizeObserver = observer));

/** jsdom has no pointer events. */
const point = (target: Element, name: string, clientX = 0) =>
  fireEvent(target, new MouseEvent(name, { bubbles: true, clientX }));

function renderSplit() {
  const ui = renderUi(<BrowseSplit folders={<p>folders</p>} list={<p>list</p>} />, { locale: 'en' });
  return { ...ui, divider: screen.getByRole('separator', { name: 'Width of the folder list' }) };
}
const width = () => document.getElementById('browse-folders')?.style.flexBasis;
const kept = () => localStorage.getItem('folders.width');

test('says its place and limits in percent; starts with the remembered width, within its limits', () => {
  const { divider, unmount } = renderSplit();
  expect(divider).toHaveAttribute('aria-orientation', 'vertical');
  expect(divider).toHaveAttribute('aria-valuenow', '24');
  expect(divider).toHaveAttribute('aria-valuemin', '18');
  expect(divider).toHaveAttribute('aria-valuemax', '66');
  unmount();
  localStorage.setItem('folders.width', '5000');
  expect(renderSplit().divider).toHaveAttribute('aria-valuenow', '66');
});

test('takes the focus only when it has a value', () => {
  isMeasured = false;
  const { divider } = renderSplit();
  const state = () => [divider.hasAttribute('tabindex'), divider.hasAttribute('aria-valuenow')];
  expect(state()).toEqual([false, false]);
  act(() => measured.forEach((measure) => measure()));
  expect(state()).toEqual([true, true]);
});

test('moves by keyboard between its limits, and remembers', async () => {
  const { user, divider } = renderSplit();
  act(() => divider.focus());
  await user.keyboard('{ArrowRight}');
  expect([width(), kept()]).toEqual(['286px', '286']);
  await user.keyboard('{End}{ArrowRight}');
  expect([width(), kept(), divider.getAttribute('aria-valuenow')]).toEqual(['660px', '660', '66']);
  await user.keyboard('{Home}{ArrowLeft}');
  expect([width(), kept()]).toEqual(['180px', '180']);
  await user.dblClick(divider);
  expect([width(), kept()]).toEqual(['236px', '236']);
});

test('follows the pointer and remembers where it is let go', () => {
  const { divider } = renderSplit();
  point(divider, 'pointermove', 500);
  expect(width()).toBe('236px');
  point(divider, 'pointerdown', 240);
  point(divider, 'pointermove', 340);
  expect([width(), kept()]).toEqual(['336px', null]);
  point(divider, 'lostpointercapture');
  expect(kept()).toBe('336');
  point(divider, 'pointermove', 500);
  expect(width()).toBe('336px');
});
