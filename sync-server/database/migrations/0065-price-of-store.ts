/**
 * What the next period costs is not known after a change of plan at Lemon Squeezy: its invoice is for the difference. The next
 * invoice tells it. Never edited after release: a change is a new file.
 */
export const priceOfStore = `
alter table subscription drop constraint subscription_running;
alter table subscription add constraint subscription_running check (
  phase not in ('ACTIVE', 'PAST_DUE')
  or (period_type is not null and anchor is not null and period_start < period_end
    and (renew_price is not null or source = 'LEMON')));
`
