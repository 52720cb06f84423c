import * as Y from 'yjs'
import { closeCode, origin, type Problem } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { clientsOf, decodeWhole } from '../document/decode-update.ts'
import type { DiffCache } from '../document/diff-cache.ts'
import { bundle } from '../document/merge-updates.ts'
import { holdsSomethingNew } from '../document/new-content.ts'
import { joinWaiting, mayGoOn, takeWaiting } from '../document/pending-update.ts'
import { type LastMessage, type Pieces, RoomDiffs } from '../document/room-diffs.ts'
import { RoomDocument } from '../document/room-document.ts'
import { PastDoor } from '../epochs/epoch-gate.ts'
import { applyStored } from '../log/fold.ts'
import { LogComparison } from '../log/log-comparison.ts'
import { LogGrowth } from '../log/log-growth.ts'
import type { Editor } from '../log/update-log.ts'
import {
  type DocId,
  type LogEntry,
  OtherHistory,
  type StoredDocument,
  type UpdateLog,
} from '../log/update-log.ts'
import { metrics, traffic } from '../metrics/relay-metrics.ts'
import { FanOut } from '../nodes/fan-out.ts'
import { RoomPresence } from '../presence/presence.ts'
import { Connection } from '../sockets/connection.ts'
import type { RelayLimits } from '../sockets/limits.ts'
import type { OutboxSource } from '../sockets/send-buffer.ts'
import { atTurnEnd } from '../sockets/turn-end.ts'
import { type ClientMessage, encodePresence, encodeProblem, encodeUpdate } from '../wire/messages.ts'
import { type Receipt, Unstored } from './acknowledgements.ts'
import { type Change, editorsOf, toEntries } from './changes.ts'

export interface RoomDependencies {
  readonly updateLog: UpdateLog
  readonly bus: Bus
  readonly limits: RelayLimits
  readonly maxMessageBytes: number
  readonly diffs: DiffCache
  readonly log: Logger
  /** After each commit that held updates of clients. */
  readonly onStored: (editors: readonly Editor[]) => void
  /** The document in memory can no longer be trusted. */
  readonly onPoisoned: (room: Room) => void
}

const elsewhere = Symbol('elsewhere')
const heldMarks = 10_000

/**
 * One document in memory and the sockets around it.
 *
 *   message ─▶ decode ─▶ apply ─▶ this turn's changes ─▶ merged: to the peers at once
 *                │ refused, or waits for its base     └▶ appended; once committed: to the other nodes, receipts
 */
export class Room implements OutboxSource {
  readonly id: DocId
  readonly #document: RoomDocument
  readonly #diffs: RoomDiffs
  readonly #presence: RoomPresence
  readonly #connections = new Set<Connection>()
  readonly #deps: RoomDependencies
  readonly #fanOut: FanOut
  readonly #comparison: LogComparison
  readonly #unstored = new Unstored()
  readonly #growth: LogGrowth
  readonly #door: PastDoor
  #rebuilds = 0
  #turn: Change[] = []
  #turnReceipts: Receipt[] = []
  /** How much the document has of each client since the last change. */
  #clocks: ReadonlyMap<number, number> = new Map()
  #isFlushPlanned = false
  readonly #flushIfPlanned = () => {
    if (this.#isFlushPlanned) this.#flush()
  }
  #isPoisoned = false
  #isOutdated = false
  lastEditor: number | null = null

  constructor(id: DocId, deps: RoomDependencies) {
    this.id = id
    this.#deps = deps
    this.#document = new RoomDocument((update, by, clocks) => this.#changed(update, by, clocks))
    this.#diffs = new RoomDiffs(this.#document, deps.limits.chunkBytes, deps.diffs)
    this.#presence = new RoomPresence(deps.limits.presenceBytes)
    this.#growth = new LogGrowth(id, deps.updateLog, deps.log)
    this.#door = new PastDoor(id, deps.updateLog, deps.log)
    this.#comparison = new LogComparison({ ...deps, id, takeOver: (stored) => this.#takeOver(stored) })
    const target = {
      hearStored: (entries: readonly LogEntry[], rebuilds: number) => this.#hearStored(entries, rebuilds),
      hearPresence: (node: string, states: Uint8Array) =>
        this.#passOnPresence(this.#presence.applyElsewhere(node, states)),
      presenceHere: () => this.#presence.encodeHere(),
    }
    this.#fanOut = new FanOut(deps.bus, id, target, deps.log)
  }

  async load(): Promise<void> {
    await this.#fanOut.listen()
    const { snapshot, tail, lastEditor, rebuilds } = await this.#deps.updateLog.load(this.id)
    this.#rebuilds = rebuilds
    if (rebuilds > 0) await this.#door.load(rebuilds)
    const hasGaps = this.#document.load({ snapshot, tail })
    if (hasGaps) this.#deps.log.warn({ ...this.id }, 'the log holds updates without their base')
    this.lastEditor = lastEditor
    this.#unstored.include(Y.decodeStateVector(this.vector()))
    this.#growth.load({ snapshot, tail })
    this.#fanOut.loaded()
    if (this.#isPoisoned) throw new Error('The room was given up while it was loaded.')
  }

  /** Asking for it brings a document to life that was only read so far. */
  get doc(): Y.Doc {
    return this.#document.doc
  }

  /** Encoded size, roughly: what the log holds and what is on its way there. */
  get bytes(): number {
    return this.#growth.bytes
  }

  get connections(): Iterable<Connection> {
    return [...this.#connections, ...this.#door.waiting]
  }

  get isStored(): boolean {
    return this.#unstored.isNothing && this.#turn.length === 0
  }

  diff(vector: Uint8Array, last: LastMessage): Uint8Array | Pieces {
    return this.#diffs.of(vector, last, this.bytes)
  }

  vector(): Uint8Array {
    return this.#document.vector()
  }

  presence(): Uint8Array | null {
    const states = this.#presence.encode()
    return states && encodePresence(states)
  }

  attach(connection: Connection, problems: Iterable<Problem>): void {
    if (this.#door.isWatched) this.#door.wait(connection, () => this.#welcome(connection, problems))
    else this.#welcome(connection, problems)
  }

  #welcome(connection: Connection, problems: Iterable<Problem>): void {
    this.#connections.add(connection)
    connection.outbox.send(this.#diffs.ask())
    const presence = this.presence()
    if (presence) connection.outbox.presence(presence)
    for (const problem of problems) this.#tellOne(connection, problem)
  }

  detach(connection: Connection): void {
    this.#door.leave(connection)
    if (!this.#connections.delete(connection)) return
    connection.outbox.end()
    this.#sayPresence(this.#presence.remove(connection))
  }

  /** Something may have been missed: takes over whatever the log holds more, and says again who is here. */
  async compareWithLog(): Promise<void> {
    this.#fanOut.introduce()
    await this.#comparison.run()
  }

  /** Has everything that any node had stored when this was called. */
  async catchUp(): Promise<void> {
    if (!this.#deps.bus.isAlone) await this.#comparison.run()
  }

  /** Another node is gone, and with it its people; what it stored last nobody may have heard. */
  async forgetNode(node: string): Promise<void> {
    this.#passOnPresence(this.#presence.removeNode(node))
    await this.#comparison.run()
  }

  tell(problem: Problem): void {
    for (const connection of this.#connections) this.#tellOne(connection, problem)
  }

  handle(connection: Connection, message: ClientMessage): void {
    if (this.#isPoisoned) return
    if (!this.#connections.has(connection) && !this.#door.waiting.has(connection)) return
    if (this.#door.isWatched && !this.#door.letsIn(connection, message)) {
      if (!this.#door.waiting.has(connection)) this.detach(connection)
      return
    }
    switch (message.kind) {
      case 'ask':
        this.#answer(connection, message.vector)
        break
      case 'answer':
      case 'update':
        this.#receive(connection, message.update, message.kind)
        break
      case 'presence':
        this.#setPresence(connection, message.states)
        break
      case 'askPresence': {
        const presence = this.presence()
        if (presence) connection.outbox.presence(presence)
        break
      }
      case 'mark':
        this.#receiveMark(connection, message.mark)
        break
    }
  }

  /** An edit of the server; resolves once it is stored. */
  async edit(change: (doc: Y.Doc) => void): Promise<void> {
    if (this.#isPoisoned) throw new Error('The room has been closed.')
    const before = this.#turn.length
    this.doc.transact(() => change(this.doc), origin.settle)
    this.#letWaitingGoOn()
    if (this.#turn.length === before) return
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#owe({
      connection: null,
      mark: null,
      clients: null,
      arrivedAt: performance.now(),
      settle: (failure) => (failure === undefined ? resolve() : reject(failure)),
    })
    await promise
  }

  /** Resolves once everything the room holds by now is stored; false if that will not happen. */
  async settled(): Promise<boolean> {
    if (this.#isFlushPlanned) this.#flush()
    if (this.#isOutdated) return false
    if (this.isStored) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const settle = (failure?: unknown) => resolve(failure === undefined)
    this.#unstored.owe([
      { connection: null, mark: null, clients: null, arrivedAt: performance.now(), settle },
    ])
    return promise
  }

  async compact(): Promise<void> {
    await this.#growth.compact()
  }

  /** The document was given a new history: this room has the one before, and what it may still hold is nobody's loss. */
  giveWay(): void {
    if (this.#isPoisoned) return
    this.#deps.log.warn({ ...this.id }, 'the document was given a new history; the room starts anew')
    this.#isOutdated = true
    this.#poison()
  }

  destroy(): void {
    this.#isPoisoned = true
    this.#fanOut.close()
    this.#comparison.close()
    this.#document.destroy()
  }

  #answer(connection: Connection, vector: Uint8Array): void {
    try {
      Y.decodeStateVector(vector)
    } catch {
      connection.close(closeCode.invalidUpdate, 'not a state vector')
      return
    }
    connection.outbox.answer(vector)
  }

  #receive(connection: Connection, update: Uint8Array, kind: 'answer' | 'update'): void {
    traffic.in.updates += 1
    const decoded = decodeWhole(update)
    if (!decoded) {
      connection.close(closeCode.invalidUpdate, 'not a valid update')
      return
    }
    const isNew = () => holdsSomethingNew(this.#document.known(), decoded)
    if (!connection.facts.mayWrite) {
      if (isNew()) this.#refuse(connection)
      return
    }
    const oweReceipt = () =>
      this.#owe({ connection, mark: null, clients: clientsOf(decoded), arrivedAt: performance.now() })
    const isOverLimit = this.bytes + update.length > this.#deps.limits.documentBytes
    if (isOverLimit && isNew()) {
      connection.close(closeCode.tooLarge, 'the document is full')
      return
    }
    // What everybody says who comes: it is no reason to wake the document.
    if (this.#document.isAsleep && !isNew()) {
      oweReceipt()
      return
    }
    const before = this.#turn.length
    if (!this.#apply(() => Y.applyUpdate(this.doc, update, connection), connection)) return
    const left = takeWaiting(this.doc)
    if (left) {
      metrics.gaps.inc()
      connection.waiting = joinWaiting(connection.waiting, left)
      if (connection.waiting.update.length > this.#deps.maxMessageBytes) {
        connection.close(closeCode.tooLarge, 'too much waits for its base')
        return
      }
      // An answer was already everything the client has; asking again would go round in circles.
      if (kind === 'update') connection.outbox.send(this.#diffs.ask())
    }
    if (this.#turn.length > before) this.#letWaitingGoOn()
    if (!left || this.#turn.length > before) oweReceipt()
  }

  #refuse(connection: Connection): void {
    metrics.refusals.inc()
    connection.wasRefused = true
    this.#tellOne(connection, {
      document: this.id.document,
      field: null,
      code: 'READ_ONLY',
      message: 'This role may read the document but not change it.',
    })
  }

  #receiveMark(connection: Connection, mark: number): void {
    if (connection.wasRefused) return
    if (!connection.waiting) {
      this.#owe({ connection, mark, clients: null, arrivedAt: performance.now() })
      return
    }
    connection.heldMarks ??= []
    connection.heldMarks.push(mark)
    if (connection.heldMarks.length > heldMarks) connection.close(closeCode.tooFast, 'too many marks wait')
  }

  /** False: the update broke off half-way, and this document is given up; the log has nothing of it. */
  #apply(change: () => void, connection?: Connection): boolean {
    const before = this.#turn.length
    try {
      change()
      return true
    } catch (err) {
      this.#turn.length = before
      this.#deps.log.error({ err, ...this.id }, 'an update could not be applied; the room starts anew')
      connection?.close(closeCode.invalidUpdate, 'not a valid update')
      this.#poison()
      return false
    }
  }

  #poison(): void {
    this.#flush()
    this.#isPoisoned = true
    for (const connection of this.connections) connection.close(closeCode.overloaded, 'the room starts anew')
    this.#deps.onPoisoned(this)
  }

  /** The document has grown: what waited for that is applied, of whichever socket it came from. */
  #letWaitingGoOn(): void {
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false
      for (const connection of this.#connections) {
        const { waiting } = connection
        if (!waiting || !mayGoOn(this.doc, waiting)) continue
        const before = this.#turn.length
        if (!this.#apply(() => Y.applyUpdateV2(this.doc, waiting.update, connection), connection)) return
        connection.waiting = takeWaiting(this.doc)
        hasGrown ||= this.#turn.length > before
        if (connection.waiting) continue
        this.#owe({ connection, mark: null, clients: null, arrivedAt: performance.now() })
        const marks = connection.heldMarks ?? []
        connection.heldMarks = null
        for (const mark of marks) this.#receiveMark(connection, mark)
      }
    }
  }

  #setPresence(connection: Connection, states: Uint8Array): void {
    let changes: Uint8Array | null
    try {
      changes = this.#presence.apply(connection, states)
    } catch {
      connection.close(closeCode.invalidUpdate, 'not an awareness message')
      return
    }
    this.#sayPresence(changes)
  }

  /** Of this node's people: to the other nodes too. */
  #sayPresence(states: Uint8Array | null): void {
    if (states) this.#fanOut.presence(states)
    this.#passOnPresence(states)
  }

  /** To everybody, its author too: the echo tells a stock client that the socket is alive. */
  #passOnPresence(states: Uint8Array | null): void {
    if (!states) return
    const message = encodePresence(states)
    for (const connection of this.#connections) connection.outbox.presence(message)
  }

  #tellOne(connection: Connection, problem: Problem): void {
    if (connection.facts.speaksSaegim) connection.outbox.send(encodeProblem(problem))
  }

  #changed(update: Uint8Array, by: unknown, clocks: ReadonlyMap<number, number>): void {
    this.#clocks = clocks
    this.#turn.push({ update, author: by instanceof Connection ? by : null, isStored: by === elsewhere })
    this.#planFlush()
  }

  #owe(receipt: Receipt): void {
    this.#turnReceipts.push(receipt)
    this.#planFlush()
  }

  #planFlush(): void {
    if (this.#isFlushPlanned) return
    this.#isFlushPlanned = true
    atTurnEnd(this.#flushIfPlanned)
  }

  #flush(): void {
    this.#isFlushPlanned = false
    const turn = this.#turn
    const receipts = this.#turnReceipts
    this.#turn = []
    this.#turnReceipts = []
    if (turn.length > 0) {
      const merged = bundle(turn.map(({ update }) => update))
      this.#passOn(turn, merged)
      const own = turn.filter(({ isStored }) => !isStored)
      if (own.length > 0) this.#append(own, own.length === turn.length ? merged : null)
    }
    this.#unstored.owe(receipts)
  }

  /** Encoded once for all. With several authors in one turn each gets its own back, which changes nothing. */
  #passOn(turn: readonly Change[], merged: readonly Uint8Array[]): void {
    const messages = merged.map(encodeUpdate)
    const [first] = turn
    const onlyAuthor = turn.every(({ author }) => author === first?.author) ? first?.author : null
    for (const connection of this.#connections) {
      if (connection === onlyAuthor) continue
      for (const message of messages) connection.outbox.delta(message)
    }
  }

  #append(turn: readonly Change[], merged: readonly Uint8Array[] | null): void {
    const entries = toEntries(turn, merged)
    const size = entries.reduce((sum, { data }) => sum + data.length, 0)
    this.#growth.expect(size)
    const number = this.#unstored.begin()
    const clocks = this.#clocks
    const editor = entries.findLast(({ idAccount }) => idAccount !== null)?.idAccount ?? null
    this.lastEditor = editor ?? this.lastEditor
    const editors = editorsOf(turn)
    this.#deps.updateLog.append(this.id, entries, this.#rebuilds).then(
      () => {
        this.#unstored.arrive(number, clocks)
        this.#fanOut.stored(entries, this.#rebuilds)
        this.#unstored.settleUpTo(number)
        this.#growth.arrive(entries.length, size)
        if (editor !== null) this.#deps.onStored(editors)
      },
      (failure: unknown) => {
        this.#unstored.fail(number, failure)
        if (failure instanceof OtherHistory) this.giveWay()
      },
    )
  }

  #hearStored(entries: readonly LogEntry[], rebuilds: number): void {
    if (this.#isPoisoned || rebuilds < this.#rebuilds) return
    if (rebuilds > this.#rebuilds) {
      this.giveWay()
      return
    }
    for (const { data, idAccount } of entries) {
      if (!this.#apply(() => Y.applyUpdate(this.doc, data, elsewhere))) return
      this.lastEditor = idAccount ?? this.lastEditor
      this.#growth.count(data)
      this.#unstored.include(Y.parseUpdateMeta(data).to)
    }
    // The base is in the log: nothing is committed before what it needs.
    if (takeWaiting(this.doc)) void this.#comparison.run()
    this.#letWaitingGoOn()
  }

  #takeOver({ snapshot, tail, lastEditor, rebuilds }: StoredDocument): void {
    if (this.#isPoisoned) return
    if (rebuilds !== this.#rebuilds) {
      this.giveWay()
      return
    }
    if (this.#document.isAsleepAs({ snapshot, tail })) {
      this.lastEditor = lastEditor ?? this.lastEditor
      return
    }
    const before = this.#turn.length
    if (!this.#apply(() => applyStored(this.doc, snapshot, tail, elsewhere))) return
    if (takeWaiting(this.doc)) this.#deps.log.warn({ ...this.id }, 'the log holds updates without their base')
    if (snapshot) this.#unstored.include(Y.parseUpdateMetaV2(snapshot).to)
    for (const data of tail) this.#unstored.include(Y.parseUpdateMeta(data).to)
    this.lastEditor = lastEditor ?? this.lastEditor
    for (const { update } of this.#turn.slice(before)) this.#growth.count(update)
    if (this.#turn.length > before) metrics.repairs.inc()
    this.#letWaitingGoOn()
  }
}
