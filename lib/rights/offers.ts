import { isSection, type SectionId, type SettingsTab } from '@/lib/navigation';

/** Records that screens show outside the section that they belong to. */
export type RecordKind = 'purchase' | 'batch' | 'paper';

/** What screens may offer to a person. Whatever is missing is shown as text, without a link. */
export interface Offers {
  readonly sections: readonly SectionId[];
  readonly tabs: readonly SettingsTab[];
  /** Paths of reports that the person may not open although their section is open. */
  readonly closed: readonly string[];
  readonly records: readonly RecordKind[];
  /** Sections that the venue has switched off. */
  readonly off: readonly SectionId[];
  /** The server takes no changes, whatever the person's rights. */
  readonly readsOnly: boolean;
}

/** Whether an address of a screen opens for the person, as far as section, tab of the settings and report say. */
export function leadsTo({ sections, tabs, closed }: Offers, address: string): boolean {
  const [path = ''] = address.split('?');
  const [, section = '', tab] = path.split('/');
  if (!isSection(section) || !sections.includes(section) || closed.includes(path)) return false;
  return section !== 'settings' || tab === undefined || tabs.some((one) => one === tab);
}
