create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only: % refused', tg_table_name, lower(tg_op) using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger append_only before update or delete or truncate on stock_story for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on fund_entries for each statement execute function refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete or truncate on fund_postings for each statement execute function refuse_change();
--> statement-breakpoint
create function require_balanced_entry() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from fund_postings where entry_id = new.entry_id) <> 0 then
    raise exception 'fund entry % does not sum to zero', new.entry_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger balanced_entry after insert on fund_postings deferrable initially deferred for each row execute function require_balanced_entry();
