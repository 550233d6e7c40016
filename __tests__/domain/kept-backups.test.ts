import fc from 'fast-check';
import { backupName, expiredBackups } from '@/lib/domain/kept-backups';
import { always } from '../support/always';

const DAY = 24 * 3600 * 1000;
const nameAt = (ms: number) => backupName(new Date(ms).toISOString().slice(0, 19).replace('T', ' '));
const moments = fc.array(fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2027, 0) }), {
  minLength: 1,
  maxLength: 200,
});
const names = moments.map((list) => [...new Set(list.map(nameAt))]);

/** Names that remain when the rule runs after each new backup. */
function keptAfter(all: readonly string[]): string[] {
  let kept: string[] = [];
  for (const name of all.toSorted()) {
    const gone = expiredBackups([...kept, name]);
    kept = [...kept, name].filter((each) => !gone.includes(each));
  }
  return kept;
}

test('a year of daily backups leaves 7 days, 5 weeks and 12 months', () => {
  const first = Date.UTC(2025, 10, 24, 4, 30);
  const kept = keptAfter(Array.from({ length: 366 }, (_, day) => nameAt(first + day * DAY))).toSorted();
  const months = '2025-12-31 2026-01-31 2026-02-28 2026-03-31 2026-04-30 2026-05-31';
  const later = '2026-06-30 2026-07-31 2026-08-31 2026-09-30 2026-10-31';
  const weeks = '2026-11-01 2026-11-08 2026-11-15';
  const days = [18, 19, 20, 21, 22, 23, 24].map((day) => `2026-11-${day}`);
  const dates = [months, later, weeks].flatMap((text) => text.split(' '));
  expect(kept.map((name) => name.slice(6, 16))).toEqual([...dates, ...days]);
});

test('the newest always stays, and never more than 24', () => {
  always(names, (all) => {
    for (const kept of [all.filter((name) => !expiredBackups(all).includes(name)), keptAfter(all)]) {
      expect(kept).toContain(all.toSorted().at(-1));
      expect(kept.length).toBeLessThanOrEqual(24);
    }
  });
});

test('a file goes only when a newer one of its day exists, or seven newer days do', () => {
  always(names, (all) => {
    const days = [...new Set(all.map((name) => name.slice(6, 16)))].toSorted().reverse();
    for (const gone of expiredBackups(all)) {
      const newer = all.some((name) => name > gone && name.slice(6, 16) === gone.slice(6, 16));
      expect(newer || days.indexOf(gone.slice(6, 16)) >= 7).toBe(true);
    }
  });
});

test('the backup just made stays whatever its name says, as after a clock that went back, and one more than 24 at most', () => {
  always(names, fc.nat(), (all, at) => {
    const made = all[at % all.length] ?? '';
    const kept = all.filter((name) => !expiredBackups(all, made).includes(name));
    expect(kept).toContain(made);
    expect(kept.length).toBeLessThanOrEqual(25);
  });
});

test('running again deletes nothing more, and files of others are never named', () => {
  always(names, fc.array(fc.string()), (all, others) => {
    const strange = [
      ...others,
      'venue-2020-01-01.backup',
      'venue-2020-13-45-000000.backup',
      'old-venue-2020-01-01-000000.backup',
    ];
    const gone = expiredBackups([...all, ...strange]);
    expect(gone.filter((name) => !all.includes(name))).toEqual([]);
    expect(expiredBackups(all.filter((name) => !gone.includes(name)))).toEqual([]);
  });
});
