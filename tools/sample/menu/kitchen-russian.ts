import type { Dish } from './section';

// oxfmt-ignore
export const russianSoups: Dish[] = [
  ['Борщ', 'Борщ с говядиной и сметаной', 'Borscht with Beef and Sour Cream', '牛肉罗宋汤配酸奶油', 180,
    { beefBroth: 0.3, beefChuck: 0.06, beetroot: 0.08, cabbage: 0.05, potato: 0.06, carrot: 0.03, onion: 0.03, tomatoPaste: 0.012, garlic: 0.004, sourCream: 0.03, dill: 0.003, ryeBread: 0.05 }, 'С чесноком и бородинским хлебом.', 'With garlic and rye bread.', { priority: 2 }],
  ['Солянка', 'Солянка сборная мясная', 'Meat Solyanka', '俄式酸辣杂肉汤', 210,
    { beefBroth: 0.3, ham: 0.04, sausages: 0.04, beefChuck: 0.05, pickles: 0.05, olives: 0.015, onion: 0.03, tomatoPaste: 0.02, lemon: 0.015, sourCream: 0.02 }, 'Три вида мяса, солёные огурцы, маслины.', 'Three meats, pickles and olives.', { priority: 1 }],
  ['Уха', 'Уха из барамунди и лосося', 'Ukha, Fish Soup', '俄式鱼汤', 220,
    { seabass: 0.12, salmon: 0.06, chickenBroth: 0.3, potato: 0.08, carrot: 0.03, onion: 0.03, dill: 0.004, stolichnaya: 0.01 }, 'Прозрачная, со стопкой водки в котелке.', 'Clear fish soup with a dash of vodka.'],
  ['Куриная лапша', 'Куриный суп с лапшой', 'Chicken Noodle Soup', '鸡汤面', 140,
    { chickenBroth: 0.35, chickenBreast: 0.07, eggNoodles: 0.05, carrot: 0.03, onion: 0.02, dill: 0.003 }, 'Домашняя лапша, зелень.', 'Egg noodles and herbs.'],
  ['Окрошка', 'Окрошка на квасе', 'Okroshka on Kvass', '格瓦斯冷汤', 160,
    { kvass: 0.3, doctorSausage: 0.06, potato: 0.05, cucumber: 0.06, egg: 1, springOnion: 0.01, dill: 0.004, sourCream: 0.03 }, 'Холодный суп на квасе своей варки.', 'Cold soup on our own kvass.', { priority: 1 }],
];

// oxfmt-ignore
export const russianSalads: Dish[] = [
  ['Оливье', 'Оливье', 'Olivier Salad', '奥利维耶沙拉', 150,
    { potato: 0.06, carrot: 0.03, doctorSausage: 0.06, egg: 1, pickles: 0.03, greenPeas: 0.03, mayonnaise: 0.035, dill: 0.002 }, 'С докторской колбасой, как на Новый год.', 'The Russian salad, with bologna sausage.', { priority: 2 }],
  ['Шуба', 'Сельдь под шубой', 'Herring under a Fur Coat', '俄式盛装鲱鱼沙拉', 170,
    { herring: 0.06, beetroot: 0.06, potato: 0.05, carrot: 0.03, egg: 1, mayonnaise: 0.04, onion: 0.01 }, 'Сельдь, свёкла, овощи, майонез.', 'Layered herring, beetroot and vegetables.', { priority: 1 }],
  ['Винегрет', 'Винегрет', 'Vinegret', '俄式甜菜沙拉', 110,
    { beetroot: 0.07, potato: 0.05, carrot: 0.03, pickles: 0.03, sauerkraut: 0.03, greenPeas: 0.03, vegOil: 0.015 }, 'Постный, с квашеной капустой.', 'Vegan, with sauerkraut.'],
  ['Греческий', 'Салат греческий', 'Greek Salad', '希腊沙拉', 190,
    { tomato: 0.1, cucumber: 0.09, bellPepper: 0.05, feta: 0.06, olives: 0.025, onion: 0.015, oliveOil: 0.02, lettuce: 0.03 }, 'Фета, маслины, оливковое масло.', 'Feta, olives, olive oil.'],
  ['Цезарь курица', 'Цезарь с курицей', 'Chicken Caesar', '鸡肉凯撒沙拉', 210,
    { lettuce: 0.12, chickenBreast: 0.12, caesarSauce: 0.05, parmesan: 0.015, toastBread: 0.03, tomato: 0.05, egg: 1 }, 'Романо, пармезан, гренки.', 'Romaine, Parmesan, croutons.', { priority: 1 }],
];

// oxfmt-ignore
export const zakuski: Dish[] = [
  ['Сало', 'Сало с чесноком и бородинским', 'Salo with Garlic and Rye Bread', '俄式腌猪膘配黑麦面包', 150, { salo: 0.1, ryeBread: 0.08, garlic: 0.01, mustard: 0.02 }, 'Под хреновуху.', 'Made for horseradish vodka.', { priority: 1 }],
  ['Селёдка с картошкой', 'Сельдь с отварным картофелем', 'Herring with Boiled Potatoes', '鲱鱼配煮土豆', 180, { herring: 0.11, potato: 0.15, onion: 0.03, vegOil: 0.01, dill: 0.003 }, 'С луком и маслом.', 'With onion and oil.'],
  ['Соленья', 'Соленья из бочки', 'Barrel Pickles', '俄式腌菜拼盘', 160, { pickles: 0.15, sauerkraut: 0.15, tomato: 0.1, garlic: 0.01, chili: 0.003 }, 'Огурцы, капуста, помидоры.', 'Cucumbers, cabbage and tomatoes.'],
  ['Холодец', 'Холодец с хреном', 'Kholodets with Horseradish', '俄式肉冻配辣根', 150, { kholodets: 0.2, horseradish: 0.025, mustard: 0.015, ryeBread: 0.05 }, 'Свинина и говядина, варится ночь.', 'Pork and beef in aspic.'],
  ['Блины с икрой', 'Блины с красной икрой', 'Blini with Red Caviar', '红鱼子酱薄饼', 220, { blini: 3, redCaviar: 0.035, sourCream: 0.04, butter: 0.015 }, 'Три блина, 35 г икры, сметана.', 'Three blini, 35 g of caviar, sour cream.', { priority: 1, discount: 0 }],
];

// oxfmt-ignore
export const dumplings: Dish[] = [
  ['Пельмени', 'Пельмени домашние со сметаной', 'Pelmeni with Sour Cream', '俄式饺子配酸奶油', 190, { pelmeni: 0.25, sourCream: 0.04, butter: 0.01, dill: 0.003 }, 'Свинина и говядина, ручная лепка.', 'Pork and beef, made by hand.', { priority: 2 }],
  ['Пельмени жареные', 'Пельмени жареные с аджикой', 'Fried Pelmeni with Adjika', '油煎俄式饺子', 200, { pelmeni: 0.25, vegOil: 0.03, adjika: 0.03, sourCream: 0.03 }, 'С хрустящей корочкой.', 'Pan-fried until crisp.'],
  ['Пельмени лосось', 'Пельмени с лососем и икорным соусом', 'Salmon Pelmeni with Caviar Sauce', '三文鱼饺子配鱼子酱汁', 290, { pelmeniSalmon: 0.22, cream: 0.06, redCaviar: 0.005, dill: 0.003 }, 'Сливки, укроп, красная икра.', 'Cream, dill, red caviar.'],
  ['Вареники картошка', 'Вареники с картофелем и грибами', 'Potato and Mushroom Vareniki', '土豆蘑菇饺子', 150, { varenikiPotato: 0.25, champignons: 0.04, onion: 0.03, sourCream: 0.04, butter: 0.015 }, 'С жареным луком.', 'With fried onion.'],
  ['Вареники вишня', 'Вареники с вишней', 'Cherry Vareniki', '樱桃甜饺', 160, { varenikiCherry: 0.22, sourCream: 0.04, sugar: 0.01 }, 'Сладкие, со сметаной.', 'Sweet, with sour cream.'],
];

// oxfmt-ignore
export const mains: Dish[] = [
  ['Бефстроганов', 'Бефстроганов с пюре', 'Beef Stroganoff with Mash', '斯特罗加诺夫牛肉配土豆泥', 290, { beefTenderloin: 0.14, champignons: 0.05, onion: 0.04, cream: 0.05, sourCream: 0.04, potato: 0.18, milk: 0.03, butter: 0.02, pickles: 0.03 }, 'Вырезка в сливочном соусе с грибами.', 'Tenderloin in a creamy mushroom sauce.', { priority: 1 }],
  ['Котлета по-киевски', 'Котлета по-киевски с пюре', 'Chicken Kyiv with Mash', '基辅鸡排配土豆泥', 240, { kievCutlet: 1, potato: 0.18, milk: 0.03, butter: 0.015, vegOil: 0.05, greenPeas: 0.03 }, 'Внутри масло с зеленью.', 'Herb butter inside.', { priority: 1 }],
  ['Котлеты домашние', 'Котлеты домашние с пюре', 'Home-style Cutlets with Mash', '家常肉饼配土豆泥', 190, { porkMince: 0.09, beefMince: 0.06, onion: 0.02, egg: 1, toastBread: 0.02, potato: 0.18, milk: 0.03, butter: 0.015, pickles: 0.03 }, 'Свинина и говядина, солёный огурец.', 'Pork and beef, with a pickle.'],
  ['Голубцы', 'Голубцы со сметаной', 'Stuffed Cabbage Rolls', '俄式卷心菜卷', 190, { golubtsy: 0.3, sourCream: 0.05, tomatoPaste: 0.02, dill: 0.003 }, 'Мясо и рис в капустном листе.', 'Meat and rice in cabbage leaves.'],
  ['Драники', 'Драники с лососем и сметаной', 'Potato Pancakes with Salmon', '土豆饼配三文鱼', 250, { potato: 0.25, egg: 1, onion: 0.02, flour: 0.02, vegOil: 0.04, salmon: 0.07, sourCream: 0.05, dill: 0.003 }, 'Хрустящие, лосось своего посола.', 'Crisp, with home-cured salmon.'],
  ['Лосось', 'Лосось на гриле с овощами', 'Grilled Salmon with Vegetables', '烤三文鱼配时蔬', 390, { salmon: 0.18, zucchini: 0.08, bellPepper: 0.05, lemon: 0.04, oliveOil: 0.015 }, 'Стейк 180 г, лимон.', 'A 180 g steak with lemon.'],
];
