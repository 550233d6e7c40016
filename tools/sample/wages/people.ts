/** Position and wages from a month on, in baht; `ago` counts calendar months back from the current one. */
interface Raise {
  readonly ago: number;
  readonly wages: number;
  readonly hour: number;
  readonly position?: string;
}

/** An employee of the venue, past or present; money in baht. */
export interface Person {
  readonly name: string;
  readonly position: string;
  readonly wages: number;
  /** Cost of an hour of overtime. */
  readonly hour: number;
  /** Months ago of the first and last month of work. Founders work since the books begin. */
  readonly joined?: number;
  readonly left?: number;
  /** Share of the wages that the first or last month earned. */
  readonly partly?: number;
  readonly raise?: Raise;
  /** Date of the prepayment; none for those who take everything at once. */
  readonly advance?: number;
  /** Works more hours in the high season. */
  readonly busy?: true;
  /** Receives the fixed compensation with each salary. */
  readonly compensated?: true;
}

const MIDDLE = 14;
/** Some ask for their prepayment early. */
const EARLY = 6;

// oxfmt-ignore
export const PEOPLE: readonly Person[] = [
  { name: 'Дмитрий Соколов', position: 'Управляющий', wages: 45_000, hour: 280, compensated: true },
  { name: 'Ольга Ветрова', position: 'Администратор зала', wages: 30_000, hour: 190, left: 8, partly: 0.6, advance: MIDDLE },
  { name: 'Марина Орлова', position: 'Администратор зала', wages: 32_000, hour: 200, joined: 8, partly: 0.5, advance: MIDDLE },
  { name: 'Сергей Панов', position: 'Шеф-повар', wages: 46_000, hour: 290 },
  { name: 'สมหญิง แก้วมณี', position: 'Повар тайской кухни', wages: 21_000, hour: 130, advance: MIDDLE, busy: true },
  { name: 'วิชัย บุญมี', position: 'Повар', wages: 19_000, hour: 120, advance: MIDDLE, busy: true,
    raise: { ago: 5, wages: 23_000, hour: 145, position: 'Старший повар' } },
  { name: 'Nipa Srisuk', position: 'Помощник повара', wages: 15_500, hour: 95, advance: MIDDLE },
  { name: 'Артём Лисицын', position: 'Старший бармен', wages: 30_000, hour: 190, advance: MIDDLE, busy: true,
    raise: { ago: 4, wages: 33_000, hour: 205 } },
  { name: 'Anong Chaiyasit', position: 'Бармен', wages: 19_000, hour: 120, advance: MIDDLE, busy: true },
  { name: 'Игорь Мельник', position: 'Пивовар', wages: 42_000, hour: 260, compensated: true },
  { name: 'มาลี ทองดี', position: 'Официант', wages: 15_500, hour: 95, advance: MIDDLE, busy: true },
  { name: 'Kitti Phongsri', position: 'Официант', wages: 15_500, hour: 95, joined: 6, advance: MIDDLE, busy: true },
  { name: 'Павел Громов', position: 'Ведущий караоке', wages: 27_000, hour: 170, left: 4, partly: 0.7, advance: MIDDLE },
  { name: 'Екатерина Белова', position: 'Ведущая караоке', wages: 26_000, hour: 165, joined: 3, advance: MIDDLE },
  { name: 'Ploy Rattanakul', position: 'Звукорежиссёр караоке', wages: 20_000, hour: 125, advance: EARLY,
    raise: { ago: 3, wages: 22_000, hour: 140 } },
  { name: 'Nattaya Wongsa', position: 'Кассир', wages: 18_000, hour: 110, joined: 2, partly: 0.5, advance: MIDDLE },
  { name: 'ประเสริฐ ใจดี', position: 'Уборка', wages: 13_500, hour: 85, advance: EARLY },
];
