import type { UserSees } from '../contract/sees';
import { holds, isAdmin, type Person, type Standing } from '@/lib/rights/permissions';
import { hiddenFrom } from '@/lib/rights/sights';
import { landingOf, mayOpen, openSections, SECTIONS, SETTINGS_TABS, settingsTabs } from '@/lib/navigation';
import { mayDo, STAFF_ACTIONS, type StaffActionId } from './staff-actions';

const ACTION_IDS = Object.keys(STAFF_ACTIONS) as StaffActionId[];

/** Sections, actions and figures of a person, computed by the functions that guard them. */
export function userSeesOf(person: Person, active: boolean, standing: Standing, own = true): UserSees {
  const open = openSections(person, standing);
  const tabs = settingsTabs(person, standing, own);
  const hidden = hiddenFrom(person, standing);
  return {
    enters: active && (isAdmin(person, standing) || holds(person, 'ProgramLogin')),
    landing: landingOf(person, standing).slice(1),
    sections: SECTIONS.map(({ id }) => ({ id, open: open.includes(id) })),
    tabs: SETTINGS_TABS.map(({ id }) => ({ id, open: tabs.includes(id) })),
    actions: ACTION_IDS.map((id) => ({ id, section: STAFF_ACTIONS[id].section, may: mayDo(id, person, standing) })),
    figures: [
      ...(['costs', 'quantities', 'balances', 'wages'] as const).map((id) => ({ id, seen: !hidden.includes(id) })),
      { id: 'bonuses', seen: mayOpen('payments', person, standing) },
    ],
  };
}
