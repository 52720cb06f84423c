/**
 * Mails about money that are about no order as well: a renewal ahead, a plan or a card that ends. `key` names a mail, which is
 * written once; `facts` is what it says that its order does not. Never edited after release: a change is a new file.
 */
export const paymentMails = `
alter table payment_notice drop constraint payment_notice_kind;
alter table payment_notice drop constraint payment_notice_once;
alter table payment_notice add column brand_id bigint;
alter table payment_notice add column key text;
alter table payment_notice add column facts jsonb not null default '{}';
alter table payment_notice add column sandbox boolean not null default false;
update payment_notice notice set
  brand_id = billing_order.brand_id,
  sandbox = billing_order.sandbox,
  key = lower(notice.kind) || ':' || coalesce(refund_ref, notice.pid),
  facts = jsonb_strip_nulls(jsonb_build_object('refundRef', refund_ref))
from billing_order where billing_order.pid = notice.pid;
delete from payment_notice where key is null;
alter table payment_notice alter column brand_id set not null;
alter table payment_notice alter column key set not null;
alter table payment_notice alter column pid drop not null;
alter table payment_notice drop column refund_ref;
alter table payment_notice add constraint payment_notice_key unique (key);
alter table payment_notice add constraint payment_notice_kind check (kind in ('PAID', 'REFUNDED', 'NOT_PAID', 'REFUSED',
  'REFUSED_AGAIN', 'NOT_TRIED_AGAIN', 'RENEWAL_SOON', 'ENDING', 'GRACE_ENDING', 'ENDED', 'CARD_EXPIRING'));
create index payment_notice_of_order on payment_notice (pid) where pid is not null;
`
