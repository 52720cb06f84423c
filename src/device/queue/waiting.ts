import { accountStore } from '../store/account-store.ts'

/** The bodies of what waits in a lane, oldest first. */
export async function readWaiting(idAccount: number, lane: string): Promise<unknown[]> {
  const rows = await accountStore(idAccount)
    .outbox.where('state')
    .equals('waiting')
    .filter((row) => row.lane === lane)
    .toArray()
  return Promise.all(
    rows.map(({ body }) => (body ? body.text().then((text) => JSON.parse(text) as unknown) : null)),
  )
}
