import sharp from 'sharp';
import { attachExpenseFile, expenseFiles, expenseHistory, removeExpenseFile } from '@/lib/sections/expenses/contract';
import { phonePhoto, upload } from '../../support/pictures';
import { startMoney } from './money-venue';

const money = startMoney();
let expense_id: number;
beforeAll(async () => {
  ({ expense_id } = await money.serve(300_00));
});

const PDF = Buffer.from('%PDF-1.7\n<script>alert(1)</script>\n%%EOF');
const attach = (file: Buffer, name: string, id = expense_id) =>
  upload(money.admin, attachExpenseFile, { expense_id: id }, file, name);
const papers = async (id = expense_id) => (await money.ask(expenseFiles, { body: { expense_id: id } })).items;

it('stores a photo as an upright jpeg of at most 2400 px without location data', async () => {
  const { file_id } = await attach(await phonePhoto(2500, 625), 'C:\\фото\\Чек "за лёд".png');
  const paper = { file_id, file_name: 'Чек "за лёд".jpg', file_type: 'image/jpeg', user_name: 'admin' };
  expect(await papers()).toMatchObject([paper]);
  const response = await money.admin.fetch(`/api/expenses/file/${file_id}`);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 600, height: 2400 });
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  expect((await money.row(expense_id)).files).toBe(1);
});

it('returns a PDF unchanged, as a download and never as a page', async () => {
  const { file_id } = await attach(PDF, 'Счёт (1).pdf');
  const response = await money.admin.fetch(`/api/expenses/file/${file_id}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename*=UTF-8''${encodeURIComponent('Счёт ')}%281%29.pdf`,
  );
  expect(response.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(Buffer.from(await response.arrayBuffer()).equals(PDF)).toBe(true);
});

it('refuses a PDF after other bytes, files over 10 MB, and unknown expenses', async () => {
  const late = Buffer.concat([Buffer.from('\n'), PDF]);
  expect(await attach(late, 'чек.pdf')).toMatchObject({ status: 400, code: 1, field: 'file' });
  const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
  expect(await attach(large, 'счёт.pdf')).toMatchObject({ status: 413, code: 1005 });
  expect(await attach(PDF, 'счёт.pdf', 999_999)).toMatchObject({ status: 404, code: 2 });
});

it('removes a paper and records it in the history', async () => {
  const [first] = await papers();
  const body = { file_id: first?.file_id ?? 0 };
  await money.ask(removeExpenseFile, { body });
  expect(await money.code(money.ask(removeExpenseFile, { body }))).toBe(2);
  expect((await money.admin.fetch(`/api/expenses/file/${body.file_id}`)).status).toBe(404);
  const { items } = await money.ask(expenseHistory, { body: { expense_id } });
  expect(items[0]?.changes).toEqual([{ field: 'file', before: 'Чек "за лёд".jpg', after: null }]);
});

it('accepts ten papers, also when they arrive at once', async () => {
  const { expense_id: id } = await money.serve(1_00);
  const sent = await Promise.all(Array.from({ length: 14 }, (_, index) => attach(PDF, `${index}.pdf`, id)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(sent.filter(({ code, field }) => code === 1 && field === 'expense_id')).toHaveLength(4);
  expect(await papers(id)).toHaveLength(10);
});
