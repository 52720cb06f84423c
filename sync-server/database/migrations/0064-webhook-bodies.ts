/**
 * What a gateway has given back of a charge, as it said last: more than our refunds where somebody did that in its own pages, or a
 * payer has disputed it. And what webhooks said, without persons and numbers of cards, for disputes. Never edited after release: a
 * change is a new file.
 */
export const webhookBodies = `
alter table payment_attempt add column returned integer not null default 0;
drop trigger payment_attempt_kept on payment_attempt;
create trigger payment_attempt_kept before update or delete on payment_attempt
  for each row execute function keep_money_records('state', 'code', 'raw_code', 'txn', 'approve_no', 'receipt_url',
    'answered_at', 'lease_until', 'look_at', 'looks', 'unseen_at', 'external_id', 'returned');
create index payment_attempt_returned on payment_attempt (pid) where returned > 0;

alter table webhook_event add column body text;
`
