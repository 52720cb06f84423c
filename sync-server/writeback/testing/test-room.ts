import * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Problem } from '#model/sync/protocol.ts'
import type { ServerRoomHandle } from '#server/relay/rooms/room-access.ts'
import { KnownRest } from '../rest/known-rest.ts'
import { RestChanged } from '../rest/rest-client.ts'
import { settle } from '../settle.ts'
import { emptyShadow, type Shadow } from '../shadow/shadow.ts'
import type { ReplacedValue } from '../shadow/shadow-store.ts'
import type { TestRest } from './test-rest.ts'

/** A room's document and a durable shadow, settled against a REST in memory. */
export function createTestRoom(rest: TestRest, document: DocumentName = 'guide') {
  const problems: Problem[] = []
  const lost: ReplacedValue[] = []
  const told = new Set<string>()
  let known = new Map<string, KnownRest>()
  let shadow: Shadow = emptyShadow
  let edits = 0

  const open = (state?: Uint8Array) => {
    const doc = new Y.Doc()
    if (state) Y.applyUpdate(doc, state)
    doc.on('update', (_update, origin) => {
      if (origin === 'settle') edits += 1
    })
    return doc
  }
  const room = {
    doc: open(),
    problems,
    lost,
    /** The process ends at the save after so many. */
    savesLeft: Number.POSITIVE_INFINITY,
    /** Called before the shadow is stored: what people do in the meantime. */
    beforeSave: (): void => undefined,
    edits: () => edits,
    /** A new process, which has only the stored shadow and document: all of it, or what was stored until then. */
    restart: (stored: Uint8Array = Y.encodeStateAsUpdate(room.doc)) => {
      told.clear()
      known = new Map()
      room.savesLeft = Number.POSITIVE_INFINITY
      room.doc = open(stored)
    },
    /** What a node does for a room: another pass begins at once where REST changes during one. */
    pass: async ({ again = false, node = 'a' } = {}) => {
      const ofNode = known.get(node) ?? new KnownRest()
      known.set(node, ofNode)
      for (let tries = 1; ; tries += 1) {
        try {
          const held = ofNode.take('room')
          const after = await settle({
            room: handle,
            rest: rest.rest,
            known: held,
            shadow,
            save,
            told,
            again,
          })
          if (after) ofNode.keep('room', after)
          return
        } catch (error) {
          if (!(error instanceof RestChanged) || tries === 5) throw error
        }
      }
    },
  }
  const handle: ServerRoomHandle = {
    idBrand: 7,
    document,
    get doc() {
      return room.doc
    },
    lastEditor: 3,
    isFull: false,
    catchUp: async () => undefined,
    edit: async (change) => {
      room.doc.transact(() => change(room.doc), 'settle')
    },
    tell: (problem) => void problems.push(problem),
    get problems() {
      const last = new Map(problems.map((problem) => [problem.field, problem]))
      return [...last.values()].filter(({ code }) => code !== 'RESOLVED')
    },
    release: () => undefined,
  }
  const save = async (next: Shadow, kept: readonly ReplacedValue[]) => {
    room.beforeSave()
    if (room.savesLeft === 0) throw new Error('killed')
    room.savesLeft -= 1
    if (!isStorable([next, kept])) throw new Error('unsupported Unicode escape sequence')
    shadow = JSON.parse(JSON.stringify(next))
    lost.push(...kept)
  }
  return room
}

/** Whether PostgreSQL takes it as jsonb. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorable(part))
}
