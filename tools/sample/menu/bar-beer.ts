import type { StockKey } from '../stock';
import type { Dish, Extras } from './section';

/** A draught beer is sold as 0.3 and 0.5 litre. */
const tap = (
  [name, ru, en, cn]: readonly [string, string, string, string],
  keg: StockKey,
  [small, large]: readonly [number, number],
  [about, aboutEn]: readonly [string, string],
  extras: Extras = {},
): Dish[] => [
  [`${name} 0,3`, `${ru}, 0,3 л`, `${en}, 0.3 l`, `${cn} 0.3升`, small, { [keg]: 0.3 }, about, aboutEn, extras],
  [`${name} 0,5`, `${ru}, 0,5 л`, `${en}, 0.5 l`, `${cn} 0.5升`, large, { [keg]: 0.5 }, about, aboutEn, extras],
];

/** A bottle or can is sold whole. */
const bottle = (
  name: string,
  en: string,
  cn: string,
  key: StockKey,
  baht: number,
  about: string,
  aboutEn: string,
  extras: Extras = {},
): Dish => [name, `Пиво ${name}`, en, cn, baht, { [key]: 1 }, about, aboutEn, extras];

// oxfmt-ignore
export const onTap: Dish[] = [
  ...tap(['Пхурин Лагер', 'Пхурин Лагер, своя варка', 'Phurin House Lager', '普林自酿拉格'], 'houseLager', [85, 120], ['Светлый лагер своей варки, 4,8 %. Сухой и хрустящий.', 'Our own pale lager, 4.8 %. Dry and crisp.'], { priority: 2 }),
  ...tap(['Белый Слон', 'Белый Слон Вайцен, своя варка', 'White Elephant Weizen', '白象小麦啤酒'], 'houseWeizen', [95, 140], ['Нефильтрованное пшеничное, 5,2 %: банан и гвоздика.', 'Unfiltered wheat beer, 5.2 %: banana and clove.'], { priority: 2 }),
  ...tap(['Джомтьен IPA', 'Джомтьен IPA, своя варка', 'Jomtien IPA', '中天IPA'], 'houseIpa', [115, 170], ['IPA на хмеле Цитра, 6,4 %, 55 IBU.', 'Citra-hopped IPA, 6.4 %, 55 IBU.'], { priority: 1 }),
  ...tap(['Красный Маяк', 'Красный Маяк, эль своей варки', 'Red Lighthouse Ale', '红灯塔艾尔'], 'houseRed', [105, 150], ['Красный эль, 5,4 %: карамель и сухофрукты.', 'Red ale, 5.4 %: caramel and dried fruit.']),
  ...tap(['Ночной Рынок', 'Ночной Рынок Стаут, своя варка', 'Night Market Stout', '夜市世涛'], 'houseStout', [105, 155], ['Овсяный стаут, 5,6 %: кофе и горький шоколад.', 'Oatmeal stout, 5.6 %: coffee and dark chocolate.']),
  ...tap(['Сидр', 'Яблочный сидр, своя варка', 'House Apple Cider', '自酿苹果酒'], 'houseCider', [105, 155], ['Полусухой яблочный сидр, 4,7 %.', 'Off-dry apple cider, 4.7 %.']),
  ...tap(['Chang розлив', 'Chang разливное', 'Chang Draught', '大象生啤'], 'changKeg', [85, 125], ['Тайский светлый лагер, 5 %.', 'Thai pale lager, 5 %.']),
  ...tap(['Singha розлив', 'Singha разливное', 'Singha Draught', '胜狮生啤'], 'singhaKeg', [95, 135], ['Тайский солодовый лагер, 5 %.', 'Malty Thai lager, 5 %.']),
];

// oxfmt-ignore
export const bottled: Dish[] = [
  bottle('Chang 0,62', 'Chang, 0.62 l bottle', '大象啤酒 0.62升', 'changBottle', 150, 'Большая бутылка на компанию.', 'A large bottle to share.', { priority: 1 }),
  bottle('Singha 0,62', 'Singha, 0.62 l bottle', '胜狮啤酒 0.62升', 'singhaBottle', 160, 'Большая бутылка на компанию.', 'A large bottle to share.'),
  bottle('Heineken 0,33', 'Heineken, 0.33 l', '喜力啤酒 0.33升', 'heineken', 130, 'Голландский лагер, 5 %.', 'Dutch lager, 5 %.'),
  bottle('Corona 0,355', 'Corona Extra, 0.355 l', '科罗娜啤酒 0.355升', 'corona', 180, 'Мексиканский лагер, подаём с лаймом.', 'Mexican lager, served with lime.'),
  bottle('Hoegaarden 0,33', 'Hoegaarden Witbier, 0.33 l', '福佳白啤酒 0.33升', 'hoegaarden', 190, 'Бельгийское белое с кориандром и апельсином.', 'Belgian white with coriander and orange peel.'),
  bottle('Балтика 7', 'Baltika No. 7, 0.5 l can', '波罗的海7号啤酒 0.5升', 'baltika7', 170, 'Экспортное светлое, 5,4 %.', 'Export lager, 5.4 %.', { priority: 1 }),
  bottle('Балтика 0', 'Baltika No. 0 alcohol-free, 0.5 l can', '波罗的海无醇啤酒 0.5升', 'baltika0', 150, 'Безалкогольное светлое.', 'Alcohol-free lager.'),
];

// oxfmt-ignore
export const craft: Dish[] = [
  bottle('Chalawan Pale Ale', 'Chalawan Pale Ale, 0.33 l', '查拉万淡色艾尔 0.33升', 'chalawan', 220, 'Пхукетская пивоварня Full Moon, 4,7 %.', 'Full Moon Brewworks, Phuket, 4.7 %.'),
  bottle('Punk IPA', 'BrewDog Punk IPA, 0.33 l', '酿酒狗朋克IPA 0.33升', 'punkIpa', 260, 'Шотландский IPA, 5,4 %.', 'Scottish IPA, 5.4 %.'),
  bottle('Erdinger', 'Erdinger Weissbier, 0.5 l', '艾丁格小麦啤酒 0.5升', 'erdinger', 270, 'Баварское пшеничное, 5,3 %.', 'Bavarian wheat beer, 5.3 %.'),
  bottle('Duvel', 'Duvel, 0.33 l', '督威啤酒 0.33升', 'duvel', 310, 'Крепкий золотистый эль, 8,5 %.', 'Strong golden ale, 8.5 %.'),
  bottle('Chimay Bleue', 'Chimay Bleue, 0.33 l', '智美蓝帽啤酒 0.33升', 'chimay', 380, 'Траппистский тёмный эль, 9 %.', 'Trappist dark ale, 9 %.'),
  bottle('Guinness ж/б', 'Guinness Draught, 0.44 l can', '健力士黑啤酒 0.44升', 'guinness', 270, 'Ирландский стаут с азотной капсулой.', 'Irish stout with a nitro widget.'),
];
