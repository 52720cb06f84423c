/**
 * The webhooks of one order are counted before its gateway is asked again. Never edited after release: a change is a new file.
 */
export const webhooksOfOrder = `
create index webhook_event_order on webhook_event (order_ref, done_at);
`
