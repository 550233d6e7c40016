import { startCount } from '../contract/stock-count';
import { defineForm } from './define';
import { custom, text, value } from './field';

/** What a stocktake counts: all the stock, or what lies in the chosen folders. */
export interface ScopeDraft {
  readonly scope: 'all' | 'some';
  readonly chosen: readonly number[];
}

/** Folders to count as the wire has them: none for all the stock. */
export const foldersOf = ({ scope, chosen }: ScopeDraft): readonly number[] => (scope === 'all' ? [] : chosen);

/** A new stocktake; the record is the name that it begins with. */
export const startForm = defineForm(startCount, {
  fields: {
    name: text('stocktake.new.name', { errors: { required: 'stocktake.new.nameMissing' } }),
    folders: custom<readonly number[], ScopeDraft>('stocktake.new.folders', {
      blank: () => ({ scope: 'all', chosen: [] }),
      show: (chosen) => ({ scope: chosen.length === 0 ? 'all' : 'some', chosen }),
      read: (draft) => (draft.scope === 'some' && draft.chosen.length === 0 ? undefined : foldersOf(draft)),
      errors: { required: 'stocktake.new.noneChosen' },
    }),
    blind: value('stocktake.new.blind', false),
  },
  values: (name: string) => ({ name }),
});
