import * as Y from 'yjs'
import type { Problem } from '#model/sync/protocol.ts'
import type { RoomLease } from '../relay/room-access.ts'
import { settle } from './pass.ts'
import { emptyShadow, type Shadow } from './shadow.ts'
import type { Lost } from './shadow-store.ts'
import type { TestRest } from './test-rest.ts'

/** A room's document and a durable shadow, settled against a REST in memory. */
export function createTestRoom(rest: TestRest) {
  const doc = new Y.Doc()
  const problems: Problem[] = []
  const lost: Lost[] = []
  let shadow: Shadow = emptyShadow
  let edits = 0
  const lease: RoomLease = {
    idBrand: 7,
    document: 'guide',
    doc,
    lastEditor: 3,
    edit: async (change) => {
      doc.transact(() => change(doc), 'settle')
    },
    tell: (problem) => void problems.push(problem),
    release: () => undefined,
  }
  doc.on('update', (_update, origin) => {
    if (origin === 'settle') edits += 1
  })
  const save = async (next: Shadow) => {
    shadow = JSON.parse(JSON.stringify(next))
  }
  return {
    doc,
    problems,
    lost,
    edits: () => edits,
    /** One pass; the shadow moves only when it came to its end. */
    pass: async () => {
      const end = await settle(lease, rest.rest, shadow, save)
      await save(end.shadow)
      lost.push(...end.lost)
    },
  }
}
