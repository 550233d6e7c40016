import type { StockKey } from '../stock';
import type { Dish } from './section';

/** Kind of spirit. Russian puts it before the brand, English and Chinese after it. */
type Kind = readonly [ru: string, en: string, cn: string];
type Label = readonly [
  brand: string,
  cn: string,
  key: StockKey,
  bottle: number,
  prices: readonly [shot: number, bottle: number],
  about: string,
  aboutEn: string,
  /** English spelling of the brand, where it differs from the staff's. */
  latin?: string,
];

/** Every spirit is sold as a shot of 40 ml and as a bottle. */
const poured = ([ru, en, cn]: Kind, labels: readonly Label[]): Dish[] =>
  labels.flatMap(([brand, cnBrand, key, bottle, [shot, whole], about, aboutEn, latin = brand]): Dish[] => {
    const litres = String(bottle);
    return [
      [
        `${brand} 40`,
        `${ru} ${brand}, 40 мл`,
        `${latin} ${en}, 40 ml`,
        `${cnBrand}${cn} 40毫升`,
        shot,
        { [key]: 0.04 },
        about,
        aboutEn,
      ],
      [
        `${brand} бут.`,
        `${ru} ${brand}, бутылка ${litres.replace('.', ',')} л`,
        `${latin} ${en}, ${litres} l bottle`,
        `${cnBrand}${cn} ${litres}升瓶装`,
        whole,
        { [key]: bottle },
        `${about} Лёд и два миксера в подарок.`,
        `${aboutEn} Ice and two mixers included.`,
        { discount: 10, cashback: Math.round(whole / 1000) * 30 },
      ],
    ];
  });

// oxfmt-ignore
export const whisky = [
  ...poured(['Виски', 'Whisky', '威士忌'], [
    ['Red Label', '尊尼获加红牌', 'jwRed', 0.7, [160, 2190], 'Шотландский купаж.', 'Blended Scotch.', 'Johnnie Walker Red Label'],
    ['Black Label', '尊尼获加黑牌', 'jwBlack', 0.7, [240, 3490], 'Шотландский купаж, 12 лет.', 'Blended Scotch, 12 years.', 'Johnnie Walker Black Label'],
    ['Glenfiddich 12', '格兰菲迪12年', 'glenfiddich', 0.7, [340, 5200], 'Односолодовый, Спейсайд.', 'Single malt, Speyside.'],
    ['Macallan 12', '麦卡伦12年', 'macallan', 0.7, [590, 9300], 'Односолодовый, херес и дуб.', 'Single malt, sherry and oak.'],
  ]),
  ...poured(['Виски', 'Whiskey', '威士忌'], [
    ["Jack Daniel's", '杰克丹尼', 'jackDaniels', 0.7, [210, 2990], 'Теннесси.', 'Tennessee.'],
    ['Jim Beam', '占边', 'jimBeam', 0.7, [170, 2390], 'Кентуккийский бурбон.', 'Kentucky bourbon.'],
    ['Jameson', '尊美醇', 'jameson', 0.7, [190, 2690], 'Ирландский, тройной перегонки.', 'Irish, triple distilled.'],
  ]),
];

// oxfmt-ignore
export const vodka = poured(['Водка', 'Vodka', '伏特加'], [
  ['Absolut', '绝对', 'absolut', 0.7, [160, 2190], 'Швеция.', 'Sweden.'],
  ['Столичная', '苏红', 'stolichnaya', 0.7, [140, 1890], 'Классика со льда.', 'The classic, ice cold.', 'Stolichnaya'],
  ['Русский Стандарт', '俄罗斯标准', 'russianStandard', 0.7, [160, 2190], 'Санкт-Петербург.', 'Saint Petersburg.', 'Russian Standard'],
  ['Beluga', '白鲸', 'beluga', 0.7, [290, 4200], 'Сибирский солод.', 'Siberian malt.'],
]);

// oxfmt-ignore
export const gin = poured(['Джин', 'Gin', '金酒'], [
  ["Gordon's", '哥顿', 'gordons', 0.7, [150, 1990], 'Лондонский сухой.', 'London dry.'],
  ['Bombay Sapphire', '孟买蓝宝石', 'bombay', 0.75, [190, 2890], 'Десять ботаникалов.', 'Ten botanicals.'],
  ["Hendrick's", '亨利爵士', 'hendricks', 0.7, [310, 4490], 'Огурец и роза.', 'Cucumber and rose.'],
  ['Iron Balls', '铁球', 'ironBalls', 0.7, [260, 3690], 'Бангкокский: кокос, имбирь, лемонграсс.', 'From Bangkok: coconut, ginger, lemongrass.'],
]);

// oxfmt-ignore
export const rumAndTequila = [
  ...poured(['Ром', 'Rum', '朗姆酒'], [
    ['Bacardi', '百加得', 'bacardi', 0.75, [150, 2190], 'Белый ром.', 'White rum.'],
    ['Havana Club 7', '哈瓦那俱乐部7年', 'havana7', 0.7, [230, 3290], 'Кубинский, 7 лет.', 'Cuban, 7 years.'],
    ['Mekhong', '湄公', 'mekhong', 0.7, [90, 990], 'Тайская классика с 1941 года.', 'The Thai classic since 1941.'],
    ['SangSom', '桑松', 'sangsom', 0.7, [95, 1090], 'Тайский тёмный ром.', 'Thai dark rum.'],
    ['Chalong Bay', '查龙湾', 'chalongBay', 0.7, [180, 2490], 'Пхукет, из сока тростника.', 'Phuket, from fresh cane juice.'],
  ]),
  ...poured(['Текила', 'Tequila', '龙舌兰'], [
    ['Jose Cuervo', '豪帅', 'cuervo', 0.7, [180, 2590], 'Серебряная, лайм и соль.', 'Silver, lime and salt.'],
    ['Patrón Silver', '培恩银樽', 'patron', 0.75, [420, 6690], 'Сто процентов голубой агавы.', 'Pure blue agave.'],
  ]),
];

// oxfmt-ignore
export const brandy = [
  ...poured(['Коньяк', 'Cognac', '干邑'], [
    ['Hennessy V.S.O.P', '轩尼诗V.S.O.P', 'hennessyVsop', 0.7, [440, 6790], 'Не моложе четырёх лет.', 'At least four years old.'],
  ]),
  ...poured(['Бренди', 'Brandy', '白兰地'], [
    ['Арарат 5', '亚拉腊5星', 'ararat', 0.7, [210, 2990], 'Армянский, пять звёзд.', 'Armenian, five stars.', 'Ararat 5 Stars'],
    ['Regency', '摄政', 'regency', 0.7, [120, 1490], 'Тайский бренди.', 'Thai brandy.'],
  ]),
];

// oxfmt-ignore
export const liqueurs: Dish[] = [
  ['Ягермайстер 40', 'Ликёр Jägermeister, 40 мл', 'Jägermeister, 40 ml', '野格利口酒 40毫升', 180, { jagermeister: 0.04 }, 'Ледяной, травяной.', 'Ice cold, herbal.'],
  ['Бейлис 50', 'Ликёр Baileys, 50 мл', 'Baileys, 50 ml', '百利甜酒 50毫升', 190, { baileys: 0.05, ice: 0.08 }, 'Сливочный, со льдом.', 'Cream liqueur on ice.'],
  ['Самбука 40', 'Самбука Molinari, 40 мл', 'Sambuca Molinari, 40 ml', '莫利纳里茴香酒 40毫升', 190, { sambuca: 0.04, coffeeBeans: 0.001 }, 'С тремя кофейными зёрнами.', 'With three coffee beans.'],
  ['Хреновуха 40', 'Хреновуха, 40 мл', 'Horseradish vodka, 40 ml', '辣根伏特加 40毫升', 90, { horseradishVodka: 0.04 }, 'Своя: хрен, мёд, перец.', 'Our own: horseradish, honey, pepper.', { priority: 1 }],
  ['Хреновуха графин', 'Хреновуха, графин 0,5 л', 'Horseradish vodka, 0.5 l carafe', '辣根伏特加 0.5升', 890, { horseradishVodka: 0.5 }, 'Своя: хрен, мёд, перец.', 'Our own: horseradish, honey, pepper.', { discount: 10 }],
  ['Клюковка 40', 'Клюковка, 40 мл', 'Cranberry vodka, 40 ml', '蔓越莓伏特加 40毫升', 90, { cranberryVodka: 0.04 }, 'Своя, на клюкве и мёде.', 'Our own, with cranberry and honey.'],
  ['Клюковка графин', 'Клюковка, графин 0,5 л', 'Cranberry vodka, 0.5 l carafe', '蔓越莓伏特加 0.5升', 890, { cranberryVodka: 0.5 }, 'Своя, на клюкве и мёде.', 'Our own, with cranberry and honey.', { discount: 10 }],
];
