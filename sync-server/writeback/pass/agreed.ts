import * as Y from 'yjs'
import type { ServerRoomHandle } from '#server/relay/rooms/room-access.ts'
import { resumeApplying, type Shadow } from '../shadow/shadow.ts'
import type { Pass } from './pass.ts'

type Part = Pick<Pass, 'agreeRest' | 'agreeList' | 'agreeOrder' | 'apply' | 'noteCreation'>
type Known = Pick<Shadow, 'values' | 'lists' | 'orders' | 'creating' | 'applying'>

interface Agreed {
  /** As it was when the pass began, with an earlier process's edit that a device has brought since. */
  readonly shadow: Shadow
  readonly part: Part
  /** A device may bring the edit of a killed process while REST is being read. */
  resume(): void
  current(): Known
}

/** What document and REST have agreed on, and the edit that is on its way into the document. */
export function openAgreed(room: ServerRoomHandle, stored: Shadow, saveNow: () => Promise<void>): Agreed {
  let shadow = resumeApplying(stored, room.doc)
  const values = { ...shadow.values }
  const lists = { ...shadow.lists }
  const orders = { ...shadow.orders }
  const creating = { ...shadow.creating }
  let applying = shadow.applying

  const finish = ({
    values: applied,
    lists: items,
  }: Pick<NonNullable<typeof applying>, 'values' | 'lists'>) => {
    Object.assign(values, applied)
    for (const path of Object.keys(items)) lists[path] = { ...lists[path], ...items[path] }
    applying = null
  }
  return {
    get shadow() {
      return shadow
    },
    part: {
      agreeRest: (path, value) => {
        values[path] = value
      },
      agreeList: (path, items) => {
        lists[path] = { ...items }
      },
      agreeOrder: (path, ids) => {
        orders[path] = ids
      },
      apply: async ({ values: applied = {}, lists: items = {} }, edit) => {
        const client = room.doc.clientID
        applying = { client, clock: Y.getState(room.doc.store, client), values: applied, lists: items }
        await saveNow()
        await room.edit(edit)
        finish({ values: applied, lists: items })
      },
      noteCreation: async (path, key, creation) => {
        const { [key]: _, ...others } = creating[path] ?? {}
        creating[path] = creation === null ? others : { ...others, [key]: creation }
        if (creation !== null) await saveNow()
      },
    },
    resume: () => {
      if (applying === null || applying !== shadow.applying) return
      shadow = resumeApplying(shadow, room.doc)
      if (shadow.applying === null) finish(applying)
    },
    current: () => ({
      values: { ...values },
      lists: { ...lists },
      orders: { ...orders },
      creating: { ...creating },
      applying,
    }),
  }
}
