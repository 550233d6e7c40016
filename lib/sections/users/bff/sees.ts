import type { UserSees } from '../contract/sees';
import { holds, isAdmin, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { hiddenFrom } from '@/lib/rights/sights';
import { SECTIONS } from '@/lib/contract/sections';
import { landingOf, mayOpen, openSections, SETTINGS_TABS, settingsTabs } from '@/lib/navigation';
import { mayDo, STAFF_ACTIONS, type StaffActionId } from './staff-actions';

const ACTION_IDS = Object.keys(STAFF_ACTIONS) as StaffActionId[];

/** Sections, actions and figures of a person, computed by the functions that guard them. */
export function userSeesOf(person: Person, active: boolean, special: SpecialLogins, own = true): UserSees {
  const open = openSections(person, special);
  const tabs = settingsTabs(person, special, own);
  const hidden = hiddenFrom(person, special);
  return {
    enters: active && (isAdmin(person, special) || holds(person, 'ProgramLogin')),
    landing: landingOf(person, special).slice(1),
    sections: SECTIONS.map(({ id }) => ({ id, open: open.includes(id) })),
    tabs: SETTINGS_TABS.map(({ id }) => ({ id, open: tabs.includes(id) })),
    actions: ACTION_IDS.map((id) => ({ id, section: STAFF_ACTIONS[id].section, may: mayDo(id, person, special, own) })),
    figures: [
      ...(['costs', 'quantities', 'balances', 'wages'] as const).map((id) => ({ id, seen: !hidden.includes(id) })),
      { id: 'bonuses', seen: mayOpen('payments', person, special) },
    ],
  };
}
