import { accountStore } from './account-store.ts'
import type { Notice, NoticeRow } from './notice-row.ts'

const eventsAtMost = 50

/** The latest first, without those of brands that this account is no longer in. */
export async function readNotices(idAccount: number): Promise<readonly NoticeRow[]> {
  const { notices, brands } = accountStore(idAccount)
  const [rows, known] = await Promise.all([notices.toArray(), brands.toArray()])
  const ids = new Set(known.filter(({ lostAt }) => lostAt === undefined).map(({ id }) => id))
  return rows
    .filter(({ brand }) => brand === null || ids.has(brand))
    .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
}

/** Replaces the notices of a source: new ones are unread, missing ones are deleted, others keep whether they were read. */
export async function keepStanding(
  idAccount: number,
  source: string,
  wanted: readonly Notice[],
): Promise<void> {
  const store = accountStore(idAccount)
  await store.transaction('rw', store.notices, async () => {
    const stored = await store.notices.where('source').equals(source).primaryKeys()
    const ids = wanted.map(({ id }) => id)
    const gone = stored.filter((id) => !ids.includes(id))
    const fresh = wanted.filter(({ id }) => !stored.includes(id))
    if (gone.length > 0) await store.notices.bulkDelete(gone)
    if (fresh.length > 0) await store.notices.bulkPut(fresh.map((notice) => rowOf(source, notice)))
  })
}

/** Adds the notice of a single event. Beyond the limit the oldest of the source are deleted. */
export async function noteEvent(idAccount: number, source: string, notice: Notice): Promise<void> {
  const store = accountStore(idAccount)
  await store.transaction('rw', store.notices, async () => {
    await store.notices.put(rowOf(source, notice))
    const rows = await store.notices.where('source').equals(source).sortBy('at')
    await store.notices.bulkDelete(rows.slice(0, -eventsAtMost).map(({ id }) => id))
  })
}

/** Counts one more uploaded file. Unread notices about uploads of a brand are merged into one with a count. */
export async function noteUploaded(idAccount: number, idBrand: number): Promise<void> {
  const id = `uploaded:${idBrand}`
  const before = await accountStore(idAccount).notices.get(id)
  const unread = before && !before.isRead && before.facts.kind === 'uploaded' ? before.facts.count : 0
  await noteEvent(idAccount, 'uploads', {
    id,
    brand: idBrand,
    facts: { kind: 'uploaded', count: unread + 1 },
  })
}

export async function markRead(idAccount: number, ids: readonly string[]): Promise<void> {
  await accountStore(idAccount)
    .notices.where('id')
    .anyOf([...ids])
    .modify((row) => {
      Object.assign(row, { isRead: true })
    })
}

function rowOf(source: string, notice: Notice): NoticeRow {
  return { ...notice, source, at: Date.now(), isRead: false }
}
