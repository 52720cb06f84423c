/**
 * Friends who signed up by somebody's link, and the credits that both get for it. An invite is judged once; a reward is
 * earned once for a milestone and side, and paid once its recipient owns a brand, to which `paid_to` is the number.
 * Never edited after release: a change is a new file.
 */
export const inviteRewards = `
create table invite (
  invitee_id bigint primary key references account on delete cascade,
  inviter_id bigint references account on delete cascade,
  refused text constraint invite_refused check (refused in ('UNKNOWN_CODE', 'OWN_ADDRESS')),
  created_at timestamptz not null default now(),
  constraint invite_judged check (inviter_id is not null or refused is not null)
);
create index invite_inviter on invite (inviter_id);

create table invite_reward (
  invitee_id bigint not null references invite on delete cascade,
  milestone text not null constraint invite_reward_milestone check (milestone in ('JOINED', 'PAID')),
  side text not null constraint invite_reward_side check (side in ('INVITER', 'INVITEE')),
  recipient_id bigint not null references account on delete cascade,
  amount integer not null constraint invite_reward_amount check (amount > 0),
  earned_at timestamptz not null,
  paid_at timestamptz,
  paid_to bigint,
  constraint invite_reward_once primary key (invitee_id, milestone, side)
);
create index invite_reward_waiting on invite_reward (recipient_id) where paid_at is null;
create index account_invited on account (id) where invited_code is not null;
`
