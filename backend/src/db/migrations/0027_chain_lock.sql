-- Waits for other writers. Unlike a table lock, it does not wait for vacuum and analyze of the table.
-- The first link follows the empty hash.
create or replace function chain_end(out seq bigint, out hash bytea) language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('ledger chain'));
  select c.seq, c.hash into seq, hash from ledger_chain c order by c.seq desc limit 1;
  seq := coalesce(seq, 0);
  hash := coalesce(hash, '');
end $$;
