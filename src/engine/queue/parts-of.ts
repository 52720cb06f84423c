import type { Parts } from '../rest/rest.ts'
import type { OutboxRow } from '../store/outbox-row.ts'

/** Params, query and body of a command that asks. An earlier version of the app has kept the body alone. */
export async function partsOf({ parts, body }: OutboxRow): Promise<Parts> {
  if (parts) return parts as Parts
  return body ? { body: JSON.parse(await body.text()) as unknown } : {}
}
