import type { Fraction } from './fraction';
import type { Unit } from './unit-table';

/** An amount as the file has it, for messages. */
export interface Amount {
  readonly amount: Fraction;
  readonly unit: Unit;
  /** Name of the unit in the file; '' for pieces without a unit. */
  readonly unitName: string;
  readonly text: string;
}

export interface RecipeLine extends Amount {
  readonly line: number;
  readonly ingredient: string;
  /** Weight or volume of one piece of the ingredient; null if the file does not say it. */
  readonly piece: Unit | null;
  /** Name of the recipe whose product it takes; null for a line that is not marked. */
  readonly sub: string | null;
}

export interface Recipe {
  readonly file: string;
  /** Its first line. */
  readonly line: number;
  readonly name: string;
  /** Null when the file has none. */
  readonly output: (Amount & { readonly line: number }) | null;
  readonly lines: readonly RecipeLine[];
}

/** Reason why a line, and so its recipe, is left out. */
export interface Complaint {
  readonly line: number;
  readonly text: string;
  /** The fault is one of the recipe, not of the line. */
  readonly whole?: true;
}
export interface Fault extends Complaint {
  readonly file: string;
  readonly recipe: string;
}

/** A parsed file of recipes. `recipes` lack the lines that have a fault. */
export interface RecipeFile {
  readonly file: string;
  /** Lines of ingredients. */
  readonly rows: number;
  readonly recipes: readonly Recipe[];
  readonly faults: readonly Fault[];
  readonly remarks: readonly string[];
}

/** A name for comparison: the case does not matter. */
export const folded = (name: string): string => name.toLowerCase();
