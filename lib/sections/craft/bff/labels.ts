import 'server-only';
import { z } from 'zod';
import { listBatches, type CraftBatch } from '../contract/batches';
import { Id } from '@/lib/contract/primitives';
import { CODE, parsed, ProblemError } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { batchAddress, MOST_LABELS } from '../papers';
import { formatTime } from '@/lib/domain/format';
import { ALL_TIME } from '@/lib/domain/venue-time';
import { allergensOf, recipesOf } from './recipes';
import { quantityText } from './words';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';

const Wanted = z.object({
  batch: z.coerce.number<string>().pipe(Id),
  copies: z.coerce.number<string>().pipe(z.int().min(1).max(MOST_LABELS)).default(1),
});

/** @throws ProblemError 2 for a batch that is not there, 5 for one that was taken back */
async function batchOf(batch_id: number, beer: boolean, { call }: PdfRequest): Promise<CraftBatch> {
  const body = { batch_id, beer, period_id: ALL_TIME, page: 1, count: 1 };
  const [batch] = (await call(listBatches, { body })).items;
  if (batch?.batch_id !== batch_id) throw refusal('noSuchBatch', 'batch');
  if (batch.undone_time !== null) throw refusal('batchUndone', 'batch');
  return batch;
}

/** Allergens by the recipe of today; none when the craft was removed. */
async function allergensIn({ craft_id }: CraftBatch, { call }: PdfRequest): Promise<string> {
  try {
    return allergensOf(await recipesOf(craft_id, call));
  } catch (error) {
    if (error instanceof ProblemError && error.code === CODE.notFound) return '';
    throw error;
  }
}

async function labelsFile(asked: PdfRequest, beer: boolean): Promise<PdfFile> {
  const { t, venue, locale, timeZone, params, origin } = asked;
  const wanted = parsed(Wanted, Object.fromEntries(params));
  const batch = await batchOf(wanted.batch, beer, asked);
  const { batch_id, craft_name: name, batch_time, use_by, quantity, measure_name, user_name } = batch;
  const allergens = await allergensIn(batch, asked);
  return {
    document: {
      kind: 'labels',
      data: {
        venue,
        locale,
        copies: wanted.copies,
        words: { title: t('craftPaper.labels.title', { name }) },
        label: {
          name,
          useBy: use_by === null ? '' : t('craftPaper.labels.useBy', { time: formatTime(use_by, timeZone) }),
          facts: [
            t('craftPaper.labels.made', { time: formatTime(batch_time, timeZone) }),
            t('craftPaper.labels.batch', {
              batch: String(batch_id),
              quantity: quantityText(quantity, measure_name, asked),
              user: user_name,
            }),
          ],
          allergens: allergens && t('craftPaper.labels.allergens', { text: allergens }),
          code: origin + batchAddress(beer, batch_id),
        },
      },
    },
    name: t('craftPaper.labels.fileName', { name, batch: String(batch_id) }),
    plainName: `label-${batch_id}`,
  };
}

const labelsOf = (section: 'craft' | 'beer-craft') => (request: Request) =>
  servePdf(request, listBatches, `/${section}`, (asked) => labelsFile(asked, section === 'beer-craft'));

/** `GET /api/craft/labels.pdf?batch=12&copies=3`, and the same below `beer-craft`: labels of 62 × 29 mm. */
export const craftLabels = { craft: labelsOf('craft'), beer: labelsOf('beer-craft') };
