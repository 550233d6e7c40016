ALTER TABLE "venue_clock" ADD COLUMN "agents_in_all_halls" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- A venue that is older than the setting keeps paying for the main bar until it says otherwise.
update venue_clock set agents_in_all_halls = not exists (select from users);
