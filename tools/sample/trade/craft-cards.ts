import type { Good } from '../plan-stock';
import type { StockKey } from '../stock';
import { CRAFTS, type Craft } from './crafts';

/** Name, hours that a batch keeps, portion in measures of the product, allergens, and steps. */
type Line = readonly [name: string, hours: number, portion: number | null, allergens: string, method: string];

const DAY = 24;
const BEER = 'Ячмень (глютен)';
const BREWING = (ferment: string, days: number): string =>
  `Затирание 65 °C — 60 минут, мэшаут 76 °C.\nВарка 60 минут, хмель по расписанию варки.\nБрожение ${ferment}, ${days} дней, затем карбонизация.`;

// oxfmt-ignore
const CARDS: Partial<Readonly<Record<StockKey, Line>>> = {
  houseLager: ['Пхурин Лагер', 60 * DAY, 0.5, BEER, BREWING('10–12 °C', 21)],
  houseWeizen: ['Белый Слон Вайцен', 45 * DAY, 0.5, 'Пшеница и ячмень (глютен)', BREWING('18–20 °C', 12)],
  houseIpa: ['Джомтьен IPA', 60 * DAY, 0.5, BEER, BREWING('18–20 °C, сухое охмеление Цитрой', 14)],
  houseStout: ['Ночной Рынок Стаут', 90 * DAY, 0.5, 'Ячмень и овёс (глютен)', BREWING('18–20 °C', 14)],
  houseRed: ['Красный Маяк Эль', 60 * DAY, 0.5, BEER, BREWING('18–20 °C', 14)],
  houseCider: ['Сидр яблочный', 60 * DAY, 0.5, 'Сульфиты', 'Внести дрожжи в сок при 20 °C.\nБрожение 14 дней под гидрозатвором.\nСнять с осадка, карбонизировать.'],
  kvass: ['Квас хлебный', 7 * DAY, 0.4, 'Рожь и ячмень (глютен)', 'Хлеб подсушить, залить кипятком, настоять 4 часа.\nПроцедить, добавить сахар, бродить 12 часов при 25 °C.\nОхладить до 4 °C.'],
  limeJuice: ['Сок лайма', DAY, 0.03, '', 'Отжать лаймы комнатной температуры, процедить через мелкое сито.\nХранить в закрытой бутылке в холодильнике.'],
  sugarSyrup: ['Сироп сахарный', 14 * DAY, 0.02, '', 'Сахар залить горячей водой 1,2 к 1, размешать до прозрачности.\nОстудить, перелить в чистые бутылки.'],
  chickenBroth: ['Бульон куриный', 3 * DAY, 0.3, '', 'Залить холодной водой, довести до кипения, снять пену.\nВарить 2 часа на слабом огне, овощи добавить через час. Процедить.'],
  beefBroth: ['Бульон говяжий', 3 * DAY, 0.3, '', 'Залить холодной водой, довести до кипения, снять пену.\nВарить 4 часа на слабом огне, овощи запечь и добавить через 2 часа. Процедить.'],
  pizzaDough: ['Тесто для пиццы', 2 * DAY, 0.25, 'Пшеница (глютен)', 'Замесить 10 минут, оставить на 1 час.\nРазделить на шары по 250 г, холодная расстойка от 12 часов.'],
  pelmeni: ['Пельмени ручной лепки', 90 * DAY, 0.25, 'Пшеница (глютен), яйца, молоко', 'Тесто отдыхает 40 минут. Фарш смешать с луком и ледяной водой.\nЛепить по 12 г, сразу заморозить при −18 °C.'],
  pelmeniSalmon: ['Пельмени с лососем', 60 * DAY, 0.25, 'Пшеница (глютен), яйца, рыба, молоко', 'Лосось порубить ножом, добавить сливки.\nЛепить по 12 г, сразу заморозить при −18 °C.'],
  varenikiPotato: ['Вареники с картофелем', 90 * DAY, 0.25, 'Пшеница (глютен), яйца, молоко', 'Картофель отварить, размять с маслом и жареным луком, остудить.\nЛепить по 20 г, сразу заморозить.'],
  varenikiCherry: ['Вареники с вишней', 90 * DAY, 0.25, 'Пшеница (глютен), яйца, молоко', 'Ягоды откинуть на сито, сок уварить для подачи.\nЛепить по 20 г, сразу заморозить.'],
  blini: ['Блины', 2 * DAY, 3, 'Пшеница (глютен), молоко, яйца', 'Тесто без комков, отдых 30 минут.\nПечь на сковороде 24 см, 60 мл на блин. Перекладывать бумагой.'],
  kievCutlet: ['Котлета по-киевски', 30 * DAY, 1, 'Пшеница (глютен), яйца, молоко', 'Масло с зеленью заморозить брусками по 40 г.\nФиле отбить, завернуть масло, двойная панировка. Заморозить.'],
  golubtsy: ['Голубцы', 30 * DAY, 0.3, '', 'Листья капусты бланшировать 3 минуты, срезать жилку.\nФарш смешать с рисом до полуготовности, завернуть по 100 г.'],
  kholodets: ['Холодец', 4 * DAY, 0.2, '', 'Варить мясо в бульоне 5 часов на слабом огне.\nРазобрать, залить процеженным бульоном с чесноком, застудить 8 часов.'],
  honeyCake: ['Медовик', 4 * DAY, 0.15, 'Пшеница (глютен), молоко, яйца, мёд', 'Коржи по 3 минуты при 190 °C.\nПрослоить сметанным кремом, пропитка 12 часов.'],
  napoleon: ['Наполеон', 3 * DAY, 0.15, 'Пшеница (глютен), молоко, яйца', 'Слоёные коржи печь при 200 °C до румяности.\nПрослоить заварным кремом, пропитка 8 часов.'],
  cheesecake: ['Чизкейк', 4 * DAY, 0.15, 'Молоко, яйца', 'Смешать без взбивания, печь на водяной бане 70 минут при 150 °C.\nОстудить в печи, холод 8 часов.'],
  berryMors: ['Морс ягодный', 3 * DAY, 0.3, '', 'Сок, сироп и кипячёную воду смешать, довести до 80 °C, остудить.\nХранить в закрытой таре при 4 °C.'],
  kompot: ['Компот', 3 * DAY, 0.3, '', 'Фрукты варить 15 минут, добавить сироп, настоять 2 часа, процедить.'],
  pizzaSauce: ['Соус для пиццы', 5 * DAY, 0.08, '', 'Чеснок прогреть в масле, добавить пасту, тушить 10 минут, остудить.'],
  caesarSauce: ['Соус цезарь', 4 * DAY, 0.04, 'Яйца, молоко, горчица', 'Пробить блендером до однородности, лимон в конце.'],
  horseradishVodka: ['Хреновуха', 90 * DAY, 0.04, '', 'Хрен нарезать, залить водкой с мёдом.\nНастаивать 5 дней в тёмном месте, процедить.'],
  cranberryVodka: ['Клюковка', 60 * DAY, 0.04, '', 'Смешать водку, морс и мёд, настаивать 3 дня, процедить.'],
};

/** Card of a craft. Crafts are numbered in the order in which they are made. */
export function cardOf(craft: Craft) {
  const line = CARDS[craft.product];
  if (!line) throw new Error(`${craft.product} has no card`);
  const [name, hours, portion, allergens, method] = line;
  return { craft_id: CRAFTS.indexOf(craft) + 1, name, hours, portion, allergens, method };
}

/** Crafts and their ingredients, and by whom they were entered when. */
export function planCards(goods: readonly Good[], entered: { readonly user_id: number; readonly last_update: Date }) {
  const idOf = new Map(goods.map(({ key, item_id }) => [key, item_id]));
  return {
    crafts: CRAFTS.map((craft) => {
      const { hours: shelf_life_hours, portion: portion_quantity, ...card } = cardOf(craft);
      const stock_id = idOf.get(craft.product) ?? 0;
      const made = { stock_id, status: 0, output_quantity: craft.batch, portion_quantity, shelf_life_hours };
      return { ...card, record_id: card.craft_id, ...made, ...entered };
    }),
    ingredients: CRAFTS.flatMap((craft) =>
      (Object.entries(craft.takes) as [StockKey, number][]).map(([key, item_quantity], position) => ({
        craft_id: cardOf(craft).craft_id,
        item_id: idOf.get(key) ?? 0,
        item_quantity,
        position,
      })),
    ),
  };
}
