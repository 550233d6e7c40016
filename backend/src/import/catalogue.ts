import { toBaht } from '@/lib/domain/money';
import { type Defect } from './collector';
import { parseBaht, type AmountFault, type DecimalMark } from './price';

/** Folder of dishes without a category in the file. It is found by its link when renamed or moved. */
export const UNCATEGORISED = 'Uncategorised';

/** Fields of a dish in the file. A field that the file lacks or leaves blank is absent and keeps the menu's value. */
export interface DishFields {
  name: string;
  status?: 0 | 1;
  description?: string;
  description_en?: string;
  literary_name_en?: string;
  literary_name_ru?: string;
  literary_name_cn?: string;
  /** Percent. */
  max_discount?: number;
  /** Satang. */
  retail_price?: number;
  /** The till asks for the price. */
  open_price?: boolean;
  /** 0 bar, 1 kitchen. */
  type?: 0 | 1;
}

export interface ImportedDish {
  line: number;
  /** Identity of the dish in its own program; the same in the next export. */
  external_id: string;
  /** Folder names, outermost first. */
  path: readonly string[];
  /** False when the file names no category: then `path` is used for new dishes only. */
  filed: boolean;
  fields: DishFields;
}

/** A parsed file, the same for every format. */
export interface Catalogue {
  form: string;
  /** Namespace of `external_id`, the same in every run. */
  source: string;
  rows: number;
  dishes: readonly ImportedDish[];
  defects: readonly Defect[];
  /** Folder of every row that is no dish of the menu after this import. */
  skipped: readonly (readonly string[])[];
  /** Notes on the file as a whole. */
  remarks: readonly string[];
}

/** Identity of a dish: the first name that is not blank, else its path and name. */
export function identity(names: Readonly<Record<string, string>>, place: readonly string[]): string {
  const [kind, value] = Object.entries(names).find(([, text]) => text !== '') ?? ['name', place.join(' / ')];
  return `${kind}:${value}`;
}

/** A dish has no cost column: its prime cost follows from its recipe. */
export const costRemark = (rows: number): string[] =>
  rows > 0 ? [`Rows that carry a cost: ${rows}; left aside, for a dish costs what its recipe costs.`] : [];

const FAULTS: Record<AmountFault, string> = {
  negative: 'is negative',
  'too large': 'is above 1,000,000 baht',
  'not a number': 'is not a number',
};

/** Parses a price cell: satang if it names a price, a note, or the reason why the row is left out. */
export function readPrice(
  cell: string,
  name: string,
  mark: DecimalMark,
): { satang?: number; remarks: string[]; fault?: string } {
  if (/^[-–—]?$/.test(cell)) return { remarks: [`"${name}" has no price; a new dish comes in at 0.00.`] };
  const amount = parseBaht(cell, mark);
  if (typeof amount === 'string')
    return { remarks: [], fault: `The price of "${name}" ${FAULTS[amount]} ("${cell}").` };
  const { satang, rounded } = amount;
  const remarks = [];
  if (satang === 0) remarks.push(`"${name}" costs 0.00.`);
  if (rounded) remarks.push(`The price of "${name}" ("${cell}") was rounded to ${toBaht(satang).toFixed(2)}.`);
  return { satang, remarks };
}
