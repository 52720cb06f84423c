import { liveQuery } from 'dexie'
import { listInvitations } from '#contract/member.ts'
import { watchReturn } from '#engine/browser/watch-return.ts'
import { rest } from '#engine/rest/rest.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { note, readNote, writeNote } from '#engine/store/note.ts'
import type { Notice } from '#engine/store/notice-row.ts'
import { keepStanding, noteEvent } from '#engine/store/notices.ts'

const warn = (cause: unknown) => console.warn('what is new cannot be kept on this device', cause)
/** Roles by brand, as last seen on this device. */
const knownRoles = note<Readonly<Record<string, string>>>('notices.roles', '1')
/** Share of the storage quota, from 0 to 1, from which a notice is made. */
const fullFrom = 0.9

/**
 * Records notices of the account for all brands: refused commands, changed roles, invitations, full storage.
 * Returns the function that stops it.
 */
export function watchAccount(idAccount: number): () => void {
  const store = accountStore(idAccount)
  const failed = liveQuery(() => store.outbox.where('state').equals('failed').toArray()).subscribe({
    next: (rows) => {
      const notices = rows.map(
        ({ n, name, brand }): Notice => ({
          id: `call:${n}`,
          brand,
          facts: { kind: 'refusedCall', call: name },
        }),
      )
      keepStanding(idAccount, 'outbox', notices).catch(warn)
    },
    error: warn,
  })
  const roles = liveQuery(() => store.brands.toArray()).subscribe({
    next: (rows) => {
      const known = rows.filter(({ lostAt }) => lostAt === undefined)
      noteRoles(
        idAccount,
        known.map(({ id, brandRole }) => ({ id, brandRole })),
      ).catch(warn)
    },
    error: warn,
  })
  const ask = () => {
    noteInvitations(idAccount).catch(warn)
    noteStorage(idAccount).catch(warn)
  }
  const stopWatching = watchReturn(ask)
  ask()
  return () => {
    failed.unsubscribe()
    roles.unsubscribe()
    stopWatching()
  }
}

/** Compares roles with those stored before; makes no notices the first time. */
async function noteRoles(
  idAccount: number,
  rows: readonly { readonly id: number; readonly brandRole: string }[],
): Promise<void> {
  const scope = { idAccount, brand: null }
  const known = (await readNote(knownRoles, scope)) ?? {}
  const changed = rows.filter(({ id, brandRole }) => known[id] !== undefined && known[id] !== brandRole)
  const isSame = changed.length === 0 && rows.every(({ id }) => known[id] !== undefined)
  if (isSame) return
  const now = Object.fromEntries(rows.map(({ id, brandRole }) => [id, brandRole]))
  await writeNote(knownRoles, scope, { ...known, ...now })
  for (const { id, brandRole } of changed) {
    await noteEvent(idAccount, 'roles', {
      id: `role:${id}`,
      brand: id,
      facts: { kind: 'roleChanged', role: brandRole },
    })
  }
}

async function noteInvitations(idAccount: number): Promise<void> {
  const result = await rest(listInvitations)
  if (!result.ok) return
  const { invitations } = result.answer._embedded
  const notices = invitations.map(
    ({ idBrandMember, brandName, brandRole, inviter }): Notice => ({
      id: `invited:${idBrandMember}`,
      brand: null,
      facts: { kind: 'invited', name: inviter, brandName, role: brandRole },
    }),
  )
  await keepStanding(idAccount, 'invited', notices)
}

/** Reads the storage quota that the browser reports for this origin. */
async function noteStorage(idAccount: number): Promise<void> {
  const { usage, quota } = (await navigator.storage?.estimate?.()) ?? {}
  if (usage === undefined || !quota) return
  const share = usage / quota
  const percent = Math.min(100, Math.round(share * 100))
  const notices: Notice[] =
    share < fullFrom ? [] : [{ id: 'room', brand: null, facts: { kind: 'storageLow', percent } }]
  await keepStanding(idAccount, 'room', notices)
}
