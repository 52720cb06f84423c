/**
 * A renewal in dollars that is refused at the sandbox, as Lemon Squeezy tells it. Never edited after release: a change is a new
 * file.
 */
export const sandboxPastDue = `
alter table sandbox_subscription
  add column refuses_renewal boolean not null default false,
  drop constraint sandbox_subscription_status,
  add constraint sandbox_subscription_status check (status in ('active', 'past_due', 'cancelled', 'expired'));
`
