-- A batch that was not taken back has no movements that return its own.
create or replace function require_whole_batch() returns trigger language plpgsql as $$
declare
  batch craft_batches;
begin
  select * into batch from craft_batches where batch_id = new.batch_id;
  if exists (
    select from (
      select count(*) filter (where kind = 'craft_in') as products,
        coalesce(sum(quantity) filter (where kind = 'craft_in' and item_id = batch.stock_id), 0) as made,
        coalesce(sum(amount) filter (where kind = 'craft_in'), 0) as value_in,
        coalesce(sum(amount) filter (where kind = 'craft_out'), 0) as value_out
      from stock_story where batch_id = batch.batch_id
    ) moved
    where products <> 1 or made <> batch.quantity or value_in <> batch.cost or value_out <> batch.cost
  ) or exists (
    select from stock_story s
    left join stock_story u on u.undoes = s.stock_story_id
    where s.batch_id = batch.batch_id and s.kind in ('craft_in', 'craft_out') and (
      (batch.undone_at is not null) <> (u.stock_story_id is not null)
      or u.kind <> s.kind || '_undo' or u.item_id <> s.item_id or u.quantity <> -s.quantity or u.amount <> s.amount
      or u.stock_story_id is not null and u.batch_id is distinct from s.batch_id
    )
  ) then
    raise exception 'batch % differs from its movements', batch.batch_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
