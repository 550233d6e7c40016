import type { SalaryStoryItem } from '../contract/operations';
import { STORY_TYPES } from '../contract/types';

export type StoryType = (typeof STORY_TYPES)[number];

/** Id of an operation; undefined for an instalment and a debt, which are none. Older servers have another name for it. */
export const storyIdOf = ({ salary_story_id, stock_story_id }: SalaryStoryItem): number | undefined =>
  salary_story_id ?? stock_story_id ?? undefined;

/** Type of a row; a legacy server may tell it by code alone. */
export const storyTypeOf = ({ type, type_code }: SalaryStoryItem): StoryType | undefined =>
  STORY_TYPES.find((known) => known === type) ?? STORY_TYPES[type_code];

export const isTakenBack = ({ removed_time }: SalaryStoryItem): boolean => typeof removed_time === 'number';
