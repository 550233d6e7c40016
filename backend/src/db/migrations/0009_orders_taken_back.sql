CREATE INDEX "stock_story_undone" ON "stock_story" USING btree ("stock_story_time") WHERE "stock_story"."kind" = 'order_undo';
