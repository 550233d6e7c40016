import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { IngredientTable } from '@/components/statistics/ingredient-table';
import { renderUi } from '../../support/render';

const NONE = new Map();

function Group() {
  const [items, setItems] = useState([11, 12, 13, 14]);
  return (
    <>
      <button>before</button>
      <IngredientTable items={items} byId={NONE} onRemove={(id) => setItems(items.filter((one) => one !== id))} />
    </>
  );
}

const row = (id: number) => screen.getByText(String(id)).closest('tr')!;
const out = (id: number) => within(row(id)).getByRole('button');

test.each(['by mouse', 'by key'])('an ingredient removed %s moves the focus to the one in its place', async (how) => {
  const { user } = renderUi(<Group />);
  const press = async (id: number) => {
    if (how === 'by mouse') return user.click(out(id));
    out(id).focus();
    return user.keyboard('{Enter}');
  };
  await press(13);
  expect(screen.queryByText('13')).toBeNull();
  expect(row(14)).toHaveFocus();
  expect(row(14)).toHaveAttribute('aria-selected', 'true');
  await press(14);
  expect(row(12)).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(row(11)).toHaveFocus();
  await press(11);
  expect(screen.getByRole('grid').parentElement).toHaveFocus();
});
