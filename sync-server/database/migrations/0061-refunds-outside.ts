/**
 * A refund that the gateway refused can be paid back in another way, which the ledger tells apart: `OUTSIDE`, with how that was
 * done in `outside_note`. Never edited after release: a change is a new file.
 */
export const refundsOutside = `
alter table payment_refund add column outside_note text;
alter table payment_refund drop constraint payment_refund_state;
alter table payment_refund add constraint payment_refund_state
  check (state in ('SENDING', 'UNKNOWN', 'DONE', 'REFUSED', 'OUTSIDE'));
alter table payment_refund add constraint payment_refund_outside check (state <> 'OUTSIDE' or outside_note is not null);

drop trigger payment_refund_kept on payment_refund;
create trigger payment_refund_kept before update or delete on payment_refund
  for each row execute function keep_money_records('state', 'raw_code', 'done_at', 'try_at', 'tries', 'outside_note');
`
