import { act, fireEvent, screen } from '@testing-library/react';
import { BrowseSplit } from '@/components/browse/browse-split';
import { renderUi } from '../../support/render';

const WHOLE = 1000;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(WHOLE);
  jest.spyOn(globalThis, 'ResizeObserver').mockImplementation(
    (measure) =>
      ({
        observe: () => act(() => measure([], null as never)),
        disconnect: () => undefined,
        unobserve: () => undefined,
      }) as ResizeObserver,
  );
  HTMLElement.prototype.setPointerCapture = jest.fn();
});
afterEach(() => jest.restoreAllMocks());

function renderSplit() {
  const ui = renderUi(<BrowseSplit folders={<p>folders</p>} list={<p>list</p>} />, { locale: 'en' });
  return { ...ui, divider: screen.getByRole('separator', { name: 'Width of the folder list' }) };
}
const width = () => document.getElementById('browse-folders')?.style.flexBasis;
const kept = () => localStorage.getItem('folders.width');

test('says its place and limits in percent', () => {
  const { divider } = renderSplit();
  expect(divider).toHaveAttribute('aria-orientation', 'vertical');
  expect(divider).toHaveAttribute('aria-valuenow', '24');
  expect(divider).toHaveAttribute('aria-valuemin', '18');
  expect(divider).toHaveAttribute('aria-valuemax', '66');
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
  fireEvent.pointerMove(divider, { clientX: 500 });
  expect(width()).toBe('236px');
  fireEvent.pointerDown(divider, { button: 0, clientX: 240 });
  fireEvent.pointerMove(divider, { clientX: 340 });
  expect([width(), kept()]).toEqual(['336px', null]);
  fireEvent.lostPointerCapture(divider);
  expect(kept()).toBe('336');
  fireEvent.pointerMove(divider, { clientX: 500 });
  expect(width()).toBe('336px');
});

test('starts with the remembered width, within its limits', () => {
  localStorage.setItem('folders.width', '5000');
  const { divider } = renderSplit();
  expect(divider).toHaveAttribute('aria-valuenow', '66');
});
