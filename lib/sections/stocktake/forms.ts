import { startCount } from './contract';
import { defineForm } from '@/lib/forms/define';
import { custom, text, value } from '@/lib/forms/field';

/** Scope of a stocktake: the whole stock, or the chosen folders. */
export interface ScopeDraft {
  readonly scope: 'all' | 'some';
  readonly chosen: readonly number[];
}

/** Folders on the wire; empty for the whole stock. */
export const foldersOf = ({ scope, chosen }: ScopeDraft): readonly number[] => (scope === 'all' ? [] : chosen);

/** Form of a new stocktake; its record is the suggested name. */
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
