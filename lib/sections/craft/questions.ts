import { undoBatch, type CraftBatch } from './contract/batches';
import { deleteCraft, type Craft } from './contract/craft';
import { formatBaht, formatQuantity } from '@/lib/domain/format';
import { decimalsOf } from '@/lib/domain/measure';
import { defineQuestion } from '@/lib/forms/question';
import { measureWords } from '@/lib/lists/measure-words';

/** Asks before a craft is removed, and names who created it. */
export const craftRemoval = defineQuestion(deleteCraft, {
  input: ({ craft_id }: Craft) => ({ body: { craft_id } }),
  asks: ({ name, stock_name: product, employee_name: author }, words) => ({
    title: words('craft.remove.title', { name }),
    submit: words('craft.remove.submit'),
    text: [author ? words('craft.remove.author', { author }) : false, words('craft.remove.text', { product })],
    done: words('craft.remove.done', { name }),
  }),
});

/** Asks before a batch is taken back, and says what moves in the stock. */
export const batchUndoing = defineQuestion(undoBatch, {
  input: ({ batch_id }: CraftBatch) => ({ body: { batch_id } }),
  asks: ({ batch_id, quantity, measure_name, stock_name: name, cost }, words, locale) => {
    const number = String(batch_id);
    const amount = formatQuantity(quantity, locale, decimalsOf(measure_name, quantity));
    return {
      title: words('craft.batches.undoTitle', { number }),
      submit: words('craft.batches.undo'),
      text: [
        words('craft.batches.undoText', {
          quantity: `${amount} ${measureWords(measure_name, words)}`,
          name,
          cost: cost === undefined ? '—' : formatBaht(cost, locale),
        }),
        words('craft.batches.undoKeep'),
      ],
      done: words('craft.batches.undone', { number }),
      failed: words('craft.batches.notUndone'),
    };
  },
});
