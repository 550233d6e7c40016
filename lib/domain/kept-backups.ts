const DAYS = 7;
const WEEKS = 5;
const MONTHS = 12;

/** Name of a backup made at `time`, which is `YYYY-MM-DD HH:MM:SS`. */
export const backupName = (time: string): string => `venue-${time.replace(' ', '-').replaceAll(':', '')}.backup`;

const OURS = /^venue-(\d{4}-\d{2}-\d{2})-\d{6}\.backup$/;

const dayOf = (name: string): string => OURS.exec(name)?.[1] ?? '';
const monthOf = (name: string): string => dayOf(name).slice(0, 7);

/** Whether a file has a name of `backupName`. */
export const isBackup = (name: string): boolean => !Number.isNaN(Date.parse(dayOf(name)));

/** The week's Monday. */
function weekOf(name: string): string {
  const day = new Date(`${dayOf(name)}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/**
 * Backups that may be deleted. The newest of each of the last 7 days that have one stays, and likewise of 5 weeks and 12
 * months. `made`, the backup that was just made, stays in any case: after a clock that went back it is the oldest by name.
 * @param names names of any files; only those of `backupName` are ever returned
 */
export function expiredBackups(names: readonly string[], made?: string): string[] {
  const newestFirst = names.filter(isBackup).toSorted().reverse();
  const kept = new Set<string>();
  const keep = (most: number, slotOf: (name: string) => string) => {
    const newest = new Map<string, string>();
    for (const name of newestFirst) if (!newest.has(slotOf(name))) newest.set(slotOf(name), name);
    for (const name of [...newest.values()].slice(0, most)) kept.add(name);
  };
  keep(DAYS, dayOf);
  keep(WEEKS, weekOf);
  keep(MONTHS, monthOf);
  return newestFirst.filter((name) => !kept.has(name) && name !== made);
}
