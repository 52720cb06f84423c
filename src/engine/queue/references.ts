import { mirrorTable } from '#model/mirrors/mirrors.ts'
import type { AccountStore } from '../store/account-store.ts'
import type { OutboxRow, Reference } from '../store/outbox-row.ts'

/** `pending`: made by a queued command, `blocked`: by one that was refused, `gone`: by none. */
type ReferenceState = 'known' | 'pending' | 'blocked' | 'gone'

/** Whether what the command brings is on this device alone, and goes to the top where the folder of this reference is gone. */
export function isAtTopWithout({ idBlob }: OutboxRow, { isPlace }: Reference): boolean {
  return idBlob !== undefined || isPlace === true
}

/** Whether the server has given all ids that the command needs. */
export async function stateOfReferences(store: AccountStore, row: OutboxRow): Promise<ReferenceState> {
  for (const reference of row.refers ?? []) {
    if ((await idOf(store, reference)) !== undefined) continue
    const makers = await store.outbox.where('makes').equals(reference.key).toArray()
    if (makers.some(({ state }) => state === 'waiting')) return 'pending'
    if (reference.isOrder) continue
    if (makers.length > 0) return 'blocked'
    if (!isAtTopWithout(row, reference)) return 'gone'
  }
  return 'known'
}

/** The command with those ids in place of the keys. Every try gives the same, as its idempotency key demands. */
export async function resolveReferences(store: AccountStore, row: OutboxRow): Promise<OutboxRow> {
  if (!row.refers?.length) return row
  let { url } = row
  // Only JSON has keys in it: the body of a still is bytes.
  const isBytes = row.headers['content-type']?.startsWith('multipart/') === true
  let body = isBytes ? null : ((await row.body?.text()) ?? null)
  for (const reference of row.refers) {
    const id = String((await idOf(store, reference)) ?? 0)
    url = url.replaceAll(reference.key, id)
    body = body?.replaceAll(JSON.stringify(reference.key), id) ?? null
  }
  if (isBytes) return { ...row, url }
  return { ...row, url, body: body === null ? null : new Blob([body], { type: 'application/json' }) }
}

async function idOf(store: AccountStore, { table, key }: Reference): Promise<number | undefined> {
  const row = (await store.table(table).get(key)) as Record<string, unknown> | undefined
  const id = row?.[mirrorTable(table).id]
  return typeof id === 'number' ? id : undefined
}
