import type { SpecialLogins } from '@/lib/rights/permissions';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import type { AttentionLines } from '../../mail/report';
import { readCases } from './cases';

const RULES = { ru: ru.attention.rules, en: en.attention.rules };

/** Reader of the cases that need attention, by rule, for messages; `zone` is the venue's. */
export const attentionLines =
  (special: SpecialLogins, zone: string): AttentionLines =>
  async (db, person, language) => {
    const { rules } = await readCases(db, { person, special, zone }, { page: 1, count: 1 });
    return rules.map(({ rule, cases, amount }) => ({
      text: RULES[language][rule].title,
      count: cases,
      ...(amount !== null && { amount }),
    }));
  };
