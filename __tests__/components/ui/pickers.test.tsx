import { screen } from '@testing-library/react';
import { useState } from 'react';
import { FolderSelect } from '@/components/browse/folder-select';
import { Select } from '@/components/ui/select';
import { indexFolders } from '@/lib/domain/tree';
import { renderUi, textsOf } from '../../support/render';
import { ROWS } from '../stock/venue';

const UNITS = ['кг', 'шт.', 'л'].map((label, at) => ({ value: String(at), label }));

function Unit() {
  const [value, setValue] = useState<string | null>('0');
  return <Select label="Единица" searchable data={UNITS} value={value} onChange={setValue} />;
}

function Folder() {
  const [value, setValue] = useState(0);
  const folders = ROWS.filter((row) => !row.is_file);
  return (
    <FolderSelect
      name="parent_id"
      label="Папка"
      disabled={false}
      tree={{ ...indexFolders(ROWS), folders }}
      value={value}
      onChange={setValue}
    />
  );
}

it('typing into a picker that was clicked replaces the chosen name and narrows the list', async () => {
  const { user } = renderUi(<Unit />);
  const unit = screen.getByRole('combobox', { name: 'Единица' });
  await user.click(unit);
  await user.keyboard('ш');
  expect(textsOf(screen.getAllByRole('option'))).toEqual(['шт.']);
  await user.keyboard('{Enter}');
  expect(unit).toHaveValue('шт.');
});

it('typing on a closed picker of folders opens it and searches', async () => {
  const { user } = renderUi(<Folder />);
  await user.tab();
  await user.keyboard('пив');
  expect(screen.getByRole('treeitem', { name: 'Бар / Пиво' })).toBeVisible();
  await user.keyboard('{Enter}');
  const field = screen.getByRole('button', { name: 'Папка Бар / Пиво' });
  expect(field).toHaveFocus();
});
