ALTER TABLE "stock_story" ADD COLUMN "note" jsonb;--> statement-breakpoint
-- What the program itself wrote was a Russian sentence: it becomes a note, and what people wrote stays. Nobody writes
-- meanwhile: switching the trigger locks the table, and both come back together if anything fails.
alter table stock_story disable trigger append_only;--> statement-breakpoint
update stock_story story set description = '', note = jsonb_build_object('kind', parsed.note, 'args', parsed.args)
from (
  select stock_story_id, 'priceCorrected' as note, '{}'::jsonb as args
  from stock_story where kind = 'revaluation' and description = 'Цена исправлена в карточке'
  union all
  select stock_story_id, 'quantityCorrected', '{}'
  from stock_story where kind in ('recharge', 'write_off') and description = 'Исправлено в карточке'
  union all
  select stock_story_id, 'measureChanged', jsonb_build_object(
    'from', case found[1] when 'кг' then 'kg' when 'шт.' then 'unit' when 'л' then 'litre' else found[1] end,
    'factor', replace(found[2], ',', '.')::float8,
    'to', case found[3] when 'кг' then 'kg' when 'шт.' then 'unit' when 'л' then 'litre' else found[3] end)
  from stock_story, regexp_match(description, '^Пересчёт единицы: 1 (.+) = ([0-9]+(?:,[0-9]+)?(?:e[+-]?[0-9]+)?) (.+)$') found
  where kind = 'recalculation' and found is not null
  union all
  select stock_story_id, 'merged', jsonb_build_object('id', found[1]::int, 'name', found[2])
  from stock_story, regexp_match(description, '^Объединено с #([0-9]{1,9}) (.*)$') found
  where kind in ('merge_in', 'merge_out', 'revaluation') and found is not null
  union all
  select stock_story_id, case kind when 'transfer_out' then 'movedTo' else 'movedFrom' end,
    jsonb_build_object('id', found[2]::int, 'name', found[3])
  from stock_story, regexp_match(description, '^(В|Из) #([0-9]{1,9}) (.*)$') found
  where kind = case found[1] when 'В' then 'transfer_out' else 'transfer_in' end
  union all
  -- The sample venue wrote the name alone.
  select stock_story_id, 'counted', jsonb_build_object(
    'id', count_id, 'name', regexp_replace(description, U&'^Инвентаризация №\00A0[0-9]+: ', ''))
  from stock_story where count_id is not null and description <> ''
  union all
  select stock_story_id, case found[1] when 'По файлу' then 'changedByFile' else 'openedByFile' end,
    jsonb_build_object('file', found[2])
  from stock_story, regexp_match(description, '^(Начальный остаток из файла|По файлу) (.*)$') found
  where user_id is null and found is not null
    and (kind = 'revaluation' or (kind = 'opening') = (found[1] <> 'По файлу') and kind in ('opening', 'recharge', 'shortfall'))
  union all
  select stock_story_id, case description when 'Варка' then 'brewed' when 'Заготовка' then 'prepared' else 'infused' end, '{}'
  from stock_story where kind in ('craft_in', 'craft_out') and description in ('Варка', 'Заготовка', 'Настойка')
) parsed
where parsed.stock_story_id = story.stock_story_id;--> statement-breakpoint
-- The sample venue said of an opening what its kind says.
update stock_story set description = '' where kind = 'opening' and description = 'Начальный остаток';--> statement-breakpoint
alter table stock_story enable trigger append_only;--> statement-breakpoint
update expenses set name = '' where kind = 'opening' and name = 'Начальные остатки';--> statement-breakpoint
ALTER TABLE "stock_story" ADD CONSTRAINT "stock_story_note" CHECK ("stock_story"."note" is null or "stock_story"."description" = '');
