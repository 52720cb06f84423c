/**
 * Credits of a running plan are valid for three months instead of one, also those that were granted before. Never edited after
 * release: a change is a new file.
 */
export const longerPlanCredits = `
update credit_lot set expires_at = expires_at + interval '2 months'
where type = 'PLAN' and rest > 0 and expires_at > now()
  and brand_id in (select brand_id from subscription where phase in ('ACTIVE', 'PAST_DUE'));
`
