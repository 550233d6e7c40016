/** Something the manager booked for a person in a month, besides wages and prepayments; money in baht. */
interface Event {
  readonly name: string;
  /** Calendar months before the current one. */
  readonly ago: number;
  readonly date: number;
  readonly type: 'penalty' | 'bonus';
  readonly amount: number;
  readonly description: string;
  /** Booked in the next month, after the salary. */
  readonly late?: true;
}

// oxfmt-ignore
export const EVENTS: readonly Event[] = [
  { name: 'Anong Chaiyasit', ago: 9, date: 18, type: 'penalty', amount: 300, description: 'Опоздала на смену на 40 минут' },
  { name: 'Nipa Srisuk', ago: 7, date: 6, type: 'penalty', amount: 700, late: true, description: 'Не убрала рыбу в холодильник, списали четыре килограмма' },
  { name: 'Артём Лисицын', ago: 6, date: 22, type: 'penalty', amount: 1500, description: 'Оставил бар открытым после смены' },
  { name: 'ประเสริฐ ใจดี', ago: 6, date: 25, type: 'bonus', amount: 1000, description: 'Отмыл вытяжку на кухне в свой выходной' },
  { name: 'Игорь Мельник', ago: 5, date: 20, type: 'bonus', amount: 4000, description: 'Новый сорт получился с первого раза, продали за десять дней' },
  { name: 'Kitti Phongsri', ago: 4, date: 12, type: 'penalty', amount: 500, description: 'Разбил поднос с бокалами' },
  { name: 'Сергей Панов', ago: 3, date: 24, type: 'bonus', amount: 5000, description: 'Банкет на 60 человек без единого замечания' },
  { name: 'Ploy Rattanakul', ago: 2, date: 17, type: 'penalty', amount: 500, description: 'Ушла за час до конца смены, не предупредила' },
  { name: 'Марина Орлова', ago: 2, date: 27, type: 'bonus', amount: 2500, description: 'Три раза вышла в свой выходной' },
  { name: 'Екатерина Белова', ago: 1, date: 26, type: 'bonus', amount: 3000, description: 'Лучшая выручка караоке за месяц' },
  { name: 'Артём Лисицын', ago: 1, date: 5, type: 'penalty', amount: 2400, late: true, description: 'Недостача по бару за прошлый месяц, нашли при пересчёте' },
  { name: 'Артём Лисицын', ago: 0, date: 2, type: 'bonus', amount: 1500, description: 'Провёл дегустацию для группы из отеля' },
  { name: 'วิชัย บุญมี', ago: 0, date: 3, type: 'penalty', amount: 400, description: 'Опоздал, кухню открывали без него' },
  { name: 'Артём Лисицын', ago: 0, date: 7, type: 'penalty', amount: 300, description: 'Опоздал на смену на полчаса' },
  { name: 'มาลี ทองดี', ago: 0, date: 8, type: 'bonus', amount: 1000, description: 'Три отзыва гостей с её именем за неделю' },
];

/** Money lent; `ago` is the month of the first instalment. `skipped` is a month without one, by agreement. */
interface Credit {
  readonly name: string;
  readonly ago: number;
  readonly date: number;
  readonly amount: number;
  readonly duration: number;
  readonly description: string;
  readonly skipped?: { readonly ago: number; readonly date: number; readonly description: string };
}

export const CREDITS: readonly Credit[] = [
  { name: 'สมหญิง แก้วมณี', ago: 10, date: 9, amount: 24_000, duration: 6, description: 'На учёбу сына' },
  {
    name: 'Артём Лисицын',
    ago: 5,
    date: 11,
    amount: 36_000,
    duration: 9,
    description: 'На ремонт мотоцикла и страховку',
    skipped: { ago: 2, date: 10, description: 'Ездил домой к родителям, взнос перенесли на месяц' },
  },
];

/** A prepayment that was given twice, and taken back the same day. */
export const MISTAKE = { name: 'Anong Chaiyasit', ago: 3 } as const;
