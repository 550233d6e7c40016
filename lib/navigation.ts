import { STAFF, type Access } from './contract/access';
import { SECTIONS, type SectionId } from './contract/sections';
import { closes, isBrewer, mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';

/** Sections with a period. The chosen period is carried between them. */
export const SECTIONS_WITH_PERIOD: readonly SectionId[] = [
  'expenses',
  'orders',
  'statistics',
  'karaoke',
  'ddweed',
  'delivery',
  'analytics',
];

/** Tabs of the settings, each with the rule of its list. Other servers lack those of `ours`. */
export const SETTINGS_TABS = [
  { id: 'users', access: STAFF },
  { id: 'cards', access: { flags: ['UsersEdit'] } },
  { id: 'expense', access: { flags: ['ExpensesCategoriesEdit'] } },
  { id: 'venue', access: { flags: ['UsersEdit'] }, ours: true },
  { id: 'preferences', access: 'signed-in' },
  { id: 'security', access: 'signed-in', ours: true },
] as const satisfies readonly { id: string; access: Access; ours?: true }[];

export type SettingsTab = (typeof SETTINGS_TABS)[number]['id'];

/** Tabs of the settings that the person has, on our `own` server or on another one. */
export const settingsTabs = (person: Person, special: SpecialLogins, own = true): readonly SettingsTab[] =>
  SETTINGS_TABS.filter((tab) => (own || !('ours' in tab)) && mayAccess(person, tab.access, special)).map(
    ({ id }) => id,
  );

/** Sections that a brewer may have. */
export const SECTIONS_FOR_BREWERS: readonly SectionId[] = SECTIONS.filter(
  ({ access }) => !closes(access, 'brewers'),
).map(({ id }) => id);

export const isSection = (id: string): id is SectionId => SECTIONS.some((section) => section.id === id);

const accessOf = (id: SectionId): Access => SECTIONS.find((section) => section.id === id)?.access ?? 'signed-in';

/** Whether the venue has switched a section off. That hides it and what belongs to it; its calls and its books go on. */
export const isOff = (id: SectionId, { off = [] }: Person): boolean => off.includes(id);

/** Whether the person has the section: sidebar, search, page, papers and files follow it, and its calls have its rule. */
export const mayOpen = (id: SectionId, person: Person, special: SpecialLogins): boolean =>
  !isOff(id, person) && mayAccess(person, accessOf(id), special);

/** A list or report. It may belong to another section than the one that shows it. */
export interface Belonging {
  readonly section: SectionId;
  readonly belongsTo?: SectionId | undefined;
}

/** The section that is switched off and hides a list; undefined if there is none. */
export const offSectionOf = ({ section, belongsTo = section }: Belonging, person: Person): SectionId | undefined =>
  [section, belongsTo].find((id) => isOff(id, person));

/** Sections that the person has, in the order of the sidebar. */
export const openSections = (person: Person, special: SpecialLogins): readonly SectionId[] =>
  SECTIONS.map(({ id }) => id).filter((id) => mayOpen(id, person, special));

/** Whether the person starts on beer craft regardless of their preference. */
const landsOnBeerCraft = (person: Person, special: SpecialLogins): boolean =>
  isBrewer(person, special) && mayOpen('beer-craft', person, special);

/** Sections in which the person may choose to start; none for a brewer, who starts with beer craft. */
export const startSections = (person: Person, special: SpecialLogins): readonly SectionId[] =>
  landsOnBeerCraft(person, special) ? [] : openSections(person, special);

/**
 * Landing page after sign-in: beer craft for a brewer, otherwise the section `start` that the person or the venue chose,
 * or the first one after the overview. Without any it is the menu, whose page names the missing right.
 */
export function landingOf(person: Person, special: SpecialLogins, start?: string): `/${SectionId}` {
  if (landsOnBeerCraft(person, special)) return '/beer-craft';
  const offered = startSections(person, special);
  const usual = offered.find((id) => (id === 'overview') === (person.startsOnOverview === true));
  return `/${offered.find((id) => id === start) ?? usual ?? offered[0] ?? 'menu'}`;
}
