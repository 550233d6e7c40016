import { beerSections } from './bar-beer';
import { cocktailSections } from './bar-cocktails';
import { softSections } from './bar-soft';
import { spiritSections } from './bar-spirits';
import { wineSections } from './bar-wine';
import { daySections } from './kitchen-day';
import { grillSections } from './kitchen-grill';
import { russianSections } from './kitchen-russian';
import { thaiSections } from './kitchen-thai';
import { parlourSections } from './parlour';
import { EVERY_DAY, type Section } from './section';

/** Default category of dish statistics. */
const KITCHEN_FOLDER = 2297;

const bar: Section = { id: 1000, parent: null, name: 'Бар', en: 'Bar', cn: '酒吧', discount: 20 };
const kitchen: Section = {
  id: KITCHEN_FOLDER,
  parent: null,
  name: 'Кухня',
  en: 'Kitchen',
  cn: '厨房',
  kitchen: true,
  discount: 20,
  schedule: { days: EVERY_DAY, from: 12, to: 24 },
};

/** The whole menu, folders before their contents. */
export const SECTIONS: readonly Section[] = [
  bar,
  ...beerSections,
  ...cocktailSections,
  ...spiritSections,
  ...wineSections,
  ...softSections,
  ...parlourSections,
  kitchen,
  ...daySections,
  ...thaiSections,
  ...russianSections,
  ...grillSections,
];
