import type { StockKey } from '../stock';
import type { Dish } from './section';

type Label = readonly [
  name: string,
  cn: string,
  key: StockKey,
  prices: readonly [glass: number, bottle: number],
  about: string,
  aboutEn: string,
  /** English spelling of the label, where it differs from the staff's. */
  latin?: string,
];

/** Wine is sold as a glass of 150 ml and as a bottle of 0.75 l. */
const poured = (ru: string, en: string, cn: string, labels: readonly Label[]): Dish[] =>
  labels.flatMap(([name, cnName, key, [glass, bottle], about, aboutEn, latin = name]): Dish[] => [
    [
      `${name} бокал`,
      `${ru} ${name}, бокал 150 мл`,
      `${latin}, ${en}, 150 ml glass`,
      `${cnName}${cn} 150毫升`,
      glass,
      { [key]: 0.15 },
      about,
      aboutEn,
    ],
    [
      `${name} бут.`,
      `${ru} ${name}, бутылка 0,75 л`,
      `${latin}, ${en}, 0.75 l bottle`,
      `${cnName}${cn} 0.75升瓶装`,
      bottle,
      { [key]: 0.75 },
      about,
      aboutEn,
      { discount: 10, cashback: Math.round(bottle / 1000) * 50 },
    ],
  ]);

// oxfmt-ignore
export const red = poured('Красное вино', 'red wine', '红葡萄酒', [
  ['Monsoon Valley Shiraz', '季风谷西拉', 'monsoonShiraz', [280, 1290], 'Таиланд, Хуахин. Сухое, ягодное.', 'Hua Hin, Thailand. Dry, berries.'],
  ['Casillero Cabernet', '红魔鬼赤霞珠', 'casilleroCabernet', [310, 1450], 'Чили. Сухое, чёрная смородина.', 'Chile. Dry, blackcurrant.'],
  ['Саперави', '萨别拉维', 'saperavi', [370, 1750], 'Грузия, Кахетия. Сухое, терпкое.', 'Kakheti, Georgia. Dry, tannic.', 'Saperavi'],
]);

// oxfmt-ignore
export const white = [
  ...poured('Белое вино', 'white wine', '白葡萄酒', [
    ['Monsoon Valley Colombard', '季风谷鸽笼白', 'monsoonColombard', [270, 1250], 'Таиланд, Хуахин. Сухое, тропические фрукты.', 'Hua Hin, Thailand. Dry, tropical fruit.'],
    ['Pinot Grigio', '灰皮诺', 'pinotGrigio', [350, 1650], 'Италия. Сухое, груша.', 'Italy. Dry, pear.'],
    ['Oyster Bay Sauvignon', '蚝湾长相思', 'sauvignonBlanc', [410, 1890], 'Мальборо. Сухое, крыжовник.', 'Marlborough. Dry, gooseberry.'],
  ]),
  ...poured('Розовое вино', 'rosé wine', '桃红葡萄酒', [
    ['Côtes de Provence', '普罗旺斯丘', 'roseProvence', [430, 1990], 'Прованс. Сухое, клубника.', 'Provence. Dry, strawberry.'],
  ]),
];

// oxfmt-ignore
export const sparkling: Dish[] = [
  ...poured('Игристое вино', 'sparkling wine', '起泡酒', [
    ['Prosecco', '普罗塞克', 'prosecco', [370, 1690], 'Венето. Брют, яблоко.', 'Veneto. Brut, apple.'],
    ['Абрау-Дюрсо', '阿布劳久尔索', 'abrau', [360, 1650], 'Россия. Полусухое.', 'Russia. Medium dry.', 'Abrau-Durso'],
  ]),
  ['Moët', 'Шампанское Moët & Chandon, бутылка 0,75 л', 'Moët & Chandon Champagne, 0.75 l bottle', '酩悦香槟 0.75升瓶装', 4990, { moet: 0.75 }, 'Шампань. Брют.', 'Champagne. Brut.', { discount: 5, cashback: 300 }],
];
