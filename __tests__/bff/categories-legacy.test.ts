import nock from 'nock';
import { send as call } from '@/lib/api/call';
import { listCategories, saveCategory } from '@/lib/contract/categories';
import { LEGACY, legacyBrowser } from '../support/legacy';

const browserOf = legacyBrowser();

it('takes the categories of a legacy server from the call that it knows, with id and name alone', async () => {
  const items = [{ category_id: 16, name: 'Услуги' }];
  nock(LEGACY).get('/api/v1/admin/expenses/categories').reply(200, { items });
  expect(await call(listCategories, { query: { hidden: '1' } }, browserOf().fetch)).toEqual({ items });
});

it('writes them into a file', async () => {
  nock(LEGACY)
    .get('/api/v1/admin/expenses/categories')
    .reply(200, { items: [{ category_id: 16, name: 'Услуги' }] });
  const response = await browserOf().fetch('/api/export/expense-categories?format=csv');
  expect(await response.text()).toContain('16;Услуги');
});

it('passes on what a server says that does not know the call', async () => {
  nock(LEGACY).post('/api/v1/admin/expenses/categories/save').reply(404, 'Not found');
  const work = call(saveCategory, { body: { category_id: 16, name: 'Иначе' } }, browserOf().fetch);
  await expect(work).rejects.toHaveProperty('problem');
});
