import { pageMembers } from '#contract/member.ts'

import { openDocuments } from '#engine/documents/engine/registry.ts'
import { rest } from '#engine/rest/rest.ts'
import { note, readNote, writeNote } from '#engine/store/note.ts'

import { noteEvent } from '#engine/store/notices.ts'
import { mainDocument } from '#model/document-kinds/names.ts'

const membersAtMost = 200
/** Ids of the accounts in the team, as last seen on this device. */
const knownTeam = note<readonly number[]>('notices.team', '1')

/**
 * Reloads the team when a brand opens, when the network returns, and when an unknown person appears in
 * presence. Returns the function that stops it.
 */
export function watchTeam(idAccount: number, brand: number): () => void {
  /** Ids of people who are listed in the team or were seen in presence since. */
  const met = new Set<number>([idAccount])
  let isAsking = false
  const ask = () => {
    if (isAsking) return
    isAsking = true
    noteJoined(idAccount, brand, met)
      .catch((cause: unknown) => console.warn('the members who joined cannot be read', cause))
      .finally(() => {
        isAsking = false
      })
  }
  const guide = () =>
    openDocuments
      .get()
      .find((one) => one.brand === brand && one.account === idAccount && one.name === mainDocument)
  let leavePeers = () => {}
  const listen = () => {
    leavePeers()
    const document = guide()
    leavePeers = document?.presence.peers.subscribe(meet) ?? (() => {})
    meet()
  }
  const meet = () => {
    const peers = guide()?.presence.peers.get() ?? []
    const strangers = peers.filter(({ person }) => !met.has(person.id))
    for (const { person } of strangers) met.add(person.id)
    if (strangers.length > 0) ask()
  }
  const leaveList = openDocuments.subscribe(listen)
  addEventListener('online', ask)
  listen()
  ask()
  return () => {
    leaveList()
    leavePeers()
    removeEventListener('online', ask)
  }
}

/** Compares the team with the one stored before; makes no notices the first time. */
async function noteJoined(idAccount: number, idBrand: number, met: Set<number>): Promise<void> {
  const result = await rest(
    pageMembers,
    { query: { sort: 'date,DESC', page: 0, size: membersAtMost } },
    { idBrand },
  )
  if (!result.ok) return
  const joined = result.answer._embedded.members.flatMap(({ idAccount: id, fullName, brandRole }) =>
    id === null ? [] : [{ id, name: fullName ?? '', role: brandRole }],
  )
  const scope = { idAccount, brand: idBrand }
  const known = (await readNote(knownTeam, scope)) ?? joined.map(({ id }) => id)
  const fresh = joined.filter(({ id }) => id !== idAccount && !known.includes(id))
  for (const { id } of joined) met.add(id)
  await writeNote(
    knownTeam,
    scope,
    joined.map(({ id }) => id),
  )
  for (const { id, name, role } of fresh) {
    await noteEvent(idAccount, 'team', {
      id: `joined:${idBrand}:${id}`,
      brand: idBrand,
      facts: { kind: 'memberJoined', name, role },
    })
  }
}
