/**
 * A renewal that was refused is paid by a press with a key of its own: the attempt that it sends has it. Never edited after
 * release: a change is a new file.
 */
export const keysOfAttempts = `
alter table payment_attempt add column client_key text;
alter table payment_attempt add constraint payment_attempt_client_key unique (brand_id, client_key);
`
