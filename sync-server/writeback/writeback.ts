import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import type { Bus } from '../bus/bus.ts'
import { changeCodec } from '../bus/event-codecs.ts'
import type { Database } from '../database/open.ts'
import type { Environment } from '../environment/environment.ts'
import type { Logger } from '../logging.ts'
import type { DocId } from '../relay/log/update-log.ts'
import type { RoomAccess } from '../relay/rooms/room-access.ts'
import { watchWaiting } from './metrics/writeback-metrics.ts'
import { watchOverdueRooms } from './queue/overdue-rooms.ts'
import { openRefusedRooms } from './queue/refused-rooms.ts'
import { openSettleQueue, settledDocuments } from './queue/settle-queue.ts'
import { pagesOf } from './queue/sweep.ts'
import { WaitingRooms } from './queue/waiting-rooms.ts'
import type { AskRest } from './rest/rest-client.ts'
import { RoomPasses } from './room-passes.ts'
import { readBrandsWithRefusals, readUnsettledBrands } from './shadow/shadow-store.ts'

export interface WritebackDependencies {
  readonly database: Pick<Database, 'kysely' | 'url'>
  readonly environment: Pick<Environment, 'apiToken' | 'writeback'>
  /** REST of this process, or of `API_URL`. */
  readonly ask: AskRest
  readonly log: Logger
  readonly bus: Bus
  readonly rooms: RoomAccess
  /** How often occupied rooms are settled without being asked, in ms, where REST is another server; null: never. */
  readonly pollMs?: number | null
  /** Changes of REST that the write-back did not make. */
  readonly changes: {
    on(listener: (change: { idBrand: number; document: DocumentName }) => void): () => void
  }
}

export interface Writeback {
  /** Resolves when no room waits and no pass runs. */
  idle(): Promise<void>
  close(): Promise<void>
}

const changesChannel = 'changes'

/**
 * Keeps documents and REST in agreement. Its parts: `WaitingRooms` when a room is settled, `RoomPasses` how, `watchOverdueRooms` what
 * no node has settled, `openRefusedRooms` what clients have to be told again.
 */
export function startWriteback(deps: WritebackDependencies): Writeback {
  const { database, environment, ask, log, bus, rooms, changes, pollMs = null } = deps
  const stopping = new AbortController()
  const stop = stopping.signal
  const queue = openSettleQueue(database.kysely)
  const passes = new RoomPasses({ database, environment, ask, queue, rooms, log, stop })
  const waiting = new WaitingRooms({
    ...environment.writeback,
    runPass: (room) => passes.run(room),
    stop,
  })
  const overdue = watchOverdueRooms({ queue, waiting, onLook: () => passes.countGivenUp(), log, stop })
  const refusals = settledDocuments.map((document) =>
    pagesOf(document, (...page) => readBrandsWithRefusals(database.kysely, ...page)),
  )
  const settleRefused = openRefusedRooms({ readings: refusals, waiting, log, stop })

  /** A pass was requested in the transaction that changed REST, or by an admin; all nodes are told. */
  const startPass = (room: DocId) => {
    if (!traitsOf(room.document).isSettled) return
    bus.publish(changesChannel, changeCodec.encode(room))
    waiting.scheduleNow(room)
  }

  /** A node that has the room waiting settles it again. Others need not: the node that published settles it itself. */
  const receiveChange = (message: Uint8Array) => {
    try {
      const room = changeCodec.decode(message)
      if (room !== null && waiting.has(room)) waiting.scheduleNow(room)
    } catch (err) {
      log.warn({ err }, 'a change that another node sent cannot be read')
    }
  }

  const scheduleOccupied = () => {
    for (const room of rooms.occupied()) waiting.schedule(room)
  }
  const pollTimer = pollMs === null ? null : setInterval(scheduleOccupied, pollMs)
  pollTimer?.unref()

  const subscribed = bus.subscribe(changesChannel, receiveChange)
  const stops = [
    rooms.onStored((idBrand, document) => waiting.schedule({ idBrand, document })),
    changes.on(startPass),
    bus.onGap(() => {
      passes.forgetTold()
      void settleRefused()
    }),
    bus.onGone(() => void overdue.look(0)),
    watchWaiting(() => [...waiting.sinces, ...(overdue.oldestLeft ? [overdue.oldestLeft] : [])]),
    () => overdue.close(),
    () => clearInterval(pollTimer ?? undefined),
  ]

  /** What was unsettled when the last process ended. */
  const starting = (async () => {
    try {
      await waiting.scheduleAll([queue.page, rooms.unsettled])
      const neverSettled = settledDocuments.map((document) =>
        pagesOf(document, (...page) => readUnsettledBrands(database.kysely, ...page)),
      )
      await waiting.scheduleAll([...neverSettled, ...refusals], 0)
    } catch (error) {
      if (!stop.aborted) log.error({ err: error }, 'rooms left unsettled could not be looked up')
    }
  })()

  return {
    idle: async () => {
      await starting
      await waiting.idle()
    },
    close: async () => {
      for (const off of [...stops, await subscribed]) off()
      stopping.abort()
      waiting.cancel()
      await starting
      // Their calls are aborted; the next process finds out what REST did with them.
      await waiting.ended()
      await passes.close()
    },
  }
}
