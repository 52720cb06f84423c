import * as Y from 'yjs'
import { origin } from '#model/documents/origin.ts'
import { closeCode, type Problem } from '#model/sync/protocol.ts'
import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { clientsIn, decodeUpdate, writersIn } from '../document/decode-update.ts'
import type { DiffCache } from '../document/diff-cache.ts'
import { refuseDeepTypes, typesIn } from '../document/nested-types.ts'
import { hasNewContent } from '../document/new-content.ts'
import { canApplyMore, joinPending, takePending } from '../document/pending-update.ts'
import { type LastMessage, type Pieces, RoomDiffs } from '../document/room-diffs.ts'
import { DocumentSetAside, RoomDocument } from '../document/room-document.ts'
import { EpochGate } from '../epochs/epoch-gate.ts'
import { applyStored } from '../log/fold.ts'
import { LogComparison } from '../log/log-comparison.ts'
import { LogGrowth } from '../log/log-growth.ts'
import {
  type AppendGivenUp,
  AppendRefused,
  type DocId,
  docKey,
  type Editor,
  type LogEntry,
  type StoredDocument,
  type UpdateLog,
} from '../log/update-log.ts'
import { metrics, traffic } from '../metrics/relay-metrics.ts'
import { FanOut } from '../nodes/fan-out.ts'
import { RoomPresence } from '../presence/presence.ts'
import type { PresenceBudget } from '../presence/presence-budget.ts'
import { PresenceSends } from '../presence/presence-sends.ts'
import type { KeptQuota } from '../rights/kept-quota.ts'
import { RepairFailed } from '../rights/repair-failed.ts'
import { RoomRights } from '../rights/room-rights.ts'
import { Connection } from '../sockets/connection.ts'
import type { RelayLimits } from '../sockets/limits.ts'
import type { SendBufferSource } from '../sockets/send-buffer.ts'
import { type ClientMessage, encodePresence, encodeProblem, encodeUpdate } from '../wire/messages.ts'
import type { AccountCosts } from '../work/account-costs.ts'
import { startCpuTime } from '../work/cpu-time.ts'
import type { ReadTurns } from '../work/read-turns.ts'
import { TooMuchWork } from '../work/watched-doc.ts'
import { Acknowledgements } from './acknowledgements.ts'
import type { Change } from './changes.ts'
import { HeldSends } from './held-sends.ts'
import { RoomWeight } from './room-weight.ts'
import { Turn } from './turn.ts'

export interface RoomDependencies {
  readonly updateLog: UpdateLog
  readonly bus: Bus
  readonly limits: RelayLimits
  readonly maxMessageBytes: number
  readonly diffs: DiffCache
  readonly work: AccountCosts
  readonly turns: ReadTurns
  readonly keptQuota: KeptQuota
  readonly presenceBudget: PresenceBudget
  /** Keys of documents that take too much work to load; rooms that find one add it. */
  readonly setAside: Set<string>
  readonly log: Logger
  /** After each commit that held updates of clients. */
  readonly onStored: (editors: readonly Editor[]) => void
  /** An update failed half-way, or the document has a new epoch: the room must be loaded again from the log. */
  readonly onBroken: (room: Room) => void
  /** The weight of the room has changed. */
  readonly onWeight: () => void
  /** Whether an account may make the room heavier by so many bytes. */
  readonly mayGrow: (idAccount: number, bytes: number) => boolean
}

const otherNode = Symbol('otherNode')
/** Marks of one client that may wait for a pending update. */
const maxPendingMarks = 10_000
/** What an update that had to be ended counts for: loading the room again, and everybody's return. */
const ruinousMs = 5_000

/**
 * One document and its clients on this node.
 *
 *   message ─▶ decode ─▶ apply ─▶ changes of this turn of the event loop ─▶ merged: sent to the peers at once
 *                │ refused, or pending                                  └▶ appended to the log; once committed:
 *                                                                           published to other nodes, acknowledged
 */
export class Room implements SendBufferSource {
  readonly id: DocId
  readonly #document: RoomDocument
  readonly #diffs: RoomDiffs
  readonly #presence: RoomPresence
  readonly #presenceToClients: PresenceSends
  readonly #presenceToNodes: PresenceSends
  readonly #connections = new Set<Connection>()
  readonly #deps: RoomDependencies
  readonly #nodes: FanOut
  readonly #comparison: LogComparison
  readonly #acknowledgements = new Acknowledgements()
  readonly #growth: LogGrowth
  readonly #weight: RoomWeight
  readonly #gate: EpochGate
  readonly #rights: RoomRights
  readonly #sends = new HeldSends()
  readonly #turn: Turn
  #rebuilds = 0
  #isBroken = false
  #isOutdated = false
  lastEditor: number | null = null

  constructor(id: DocId, deps: RoomDependencies) {
    this.id = id
    this.#deps = deps
    this.#rights = new RoomRights(id, deps.keptQuota)
    const listeners = {
      changed: (update: Uint8Array, by: unknown, clocks: ReadonlyMap<number, number>) =>
        this.#changed(update, by, clocks),
      transacted: (transaction: Y.Transaction) => this.#rights.check(transaction),
    }
    this.#document = new RoomDocument(listeners, deps.limits.loadMs)
    this.#diffs = new RoomDiffs(this.#document, deps.limits.chunkBytes, deps.diffs)
    this.#presence = new RoomPresence(deps.limits.presenceBytes)
    this.#growth = new LogGrowth(id, deps.updateLog, deps.log, deps.onWeight)
    this.#weight = new RoomWeight(this.#document, this.#growth, deps.limits.documentBytes)
    this.#gate = new EpochGate(id, deps.updateLog, deps.log)
    this.#comparison = new LogComparison({ ...deps, id, apply: (stored) => this.#applyStored(stored) })
    const target = {
      applyFromNode: (entries: readonly LogEntry[], rebuilds: number) =>
        this.#applyFromNode(entries, rebuilds),
      applyPresence: (node: string, states: Uint8Array) =>
        this.#sendPresence(this.#presence.applyFromNode(node, states)),
      localPresence: () => this.#presence.encodeLocal(),
    }
    this.#nodes = new FanOut(deps.bus, id, target, deps.log)
    this.#presenceToClients = new PresenceSends((states) => this.#sendPresenceNow(states))
    this.#presenceToNodes = new PresenceSends((states) => this.#nodes.presence(states))
    this.#turn = new Turn({
      id,
      updateLog: deps.updateLog,
      rights: this.#rights,
      nodes: this.#nodes,
      growth: this.#growth,
      acknowledgements: this.#acknowledgements,
      sends: this.#sends,
      charge: (changes, ms) => deps.work.chargeAuthors(changes, ms),
      rebuilds: () => this.#rebuilds,
      sendToPeers: (changes, merged) => this.#sendToPeers(changes, merged),
      onAppend: (editor) => {
        this.lastEditor = editor ?? this.lastEditor
      },
      onStored: (editors) => deps.onStored(editors),
      onOtherEpoch: () => this.startNewEpoch(),
      onUnstorable: (failure, changes) => this.#startAnewWithout(failure, changes),
    })
  }

  async load(): Promise<void> {
    await this.#nodes.listen()
    const { snapshot, tail, lastEditor, rebuilds } = await this.#deps.updateLog.load(this.id)
    this.#rebuilds = rebuilds
    if (rebuilds > 0) await this.#gate.load(rebuilds)
    const hasGaps = this.#document.load({ snapshot, tail }, this.#deps.setAside.has(docKey(this.id)))
    this.#noteIfSetAside()
    this.#weight.count()
    if (hasGaps) this.#deps.log.warn({ ...this.id }, 'the log holds updates without their base')
    this.lastEditor = lastEditor
    this.#acknowledgements.include(Y.decodeStateVector(this.vector()))
    this.#growth.load({ snapshot, tail })
    this.#nodes.loaded()
    if (this.#isBroken) throw new Error('The room was given up while it was loaded.')
  }

  /** Reading this property loads the document into memory where only its snapshot was used so far. */
  get doc(): Y.Doc {
    return this.#document.doc
  }

  /** Approximate encoded size in bytes: what is in the log and what is being appended. */
  get bytes(): number {
    return this.#growth.bytes
  }

  /** What the document counts for against the limits, in bytes. */
  get weight(): number {
    return this.#weight.total
  }

  get connections(): Iterable<Connection> {
    return [...this.#connections, ...this.#gate.undecided]
  }

  get isStored(): boolean {
    return this.#acknowledgements.isAllStored && this.#turn.length === 0
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

  /** A room that was replaced while the socket was being let in serves nobody: the client comes back to the new one. */
  attach(connection: Connection, problems: Iterable<Problem>): void {
    if (this.#isBroken) {
      connection.close(closeCode.overloaded, 'the room starts anew')
      return
    }
    if (this.#gate.isNeeded) this.#gate.hold(connection, () => this.#welcome(connection, problems))
    else this.#welcome(connection, problems)
  }

  #welcome(connection: Connection, problems: Iterable<Problem>): void {
    this.#connections.add(connection)
    this.#deps.turns.join(connection)
    connection.sendBuffer.send(this.#diffs.ask())
    const presence = this.presence()
    if (presence) connection.sendBuffer.presence(presence)
    for (const problem of problems) this.#tellOne(connection, problem)
  }

  detach(connection: Connection): void {
    this.#gate.leave(connection)
    this.#deps.presenceBudget.forget(connection)
    this.#deps.turns.forget(connection)
    if (!this.#connections.delete(connection)) return
    connection.sendBuffer.end()
    this.#publishPresence(this.#presence.remove(connection))
  }

  /** After missed messages: applies what the log has beyond the document, and exchanges presence with the other nodes. */
  async compareWithLog(): Promise<void> {
    this.#nodes.exchangePresence()
    await this.#comparison.run()
  }

  /** Resolves once the room has everything that any node had stored when this was called. */
  async catchUp(): Promise<void> {
    if (!this.#deps.bus.isAlone) await this.#comparison.run()
  }

  /** Another node has ended: removes its presence and applies what it stored last, which may not have been published. */
  async removeNode(node: string): Promise<void> {
    this.#sendPresence(this.#presence.removeNode(node))
    await this.#comparison.run()
  }

  tell(problem: Problem): void {
    for (const connection of this.#connections) this.#tellOne(connection, problem)
  }

  handle(connection: Connection, message: ClientMessage): void {
    if (this.#isBroken) return
    if (!this.#connections.has(connection) && !this.#gate.undecided.has(connection)) return
    const { work } = this.#deps
    // Presence has a budget of its own, so that it is never the reason for which an edit is refused.
    if (message.kind === 'presence' || message.kind === 'askPresence') {
      this.#handle(connection, message)
      return
    }
    const isCostly = message.kind === 'ask' || message.kind === 'answer' || message.kind === 'update'
    if (isCostly && work.isSpent(connection.person.id)) {
      connection.close(closeCode.tooFast, 'too much work for one account')
      return
    }
    const spent = startCpuTime()
    try {
      this.#handle(connection, message)
    } finally {
      work.charge(connection.person.id, spent())
    }
  }

  #handle(connection: Connection, message: ClientMessage): void {
    if (this.#gate.isNeeded && !this.#gate.admits(connection, message)) {
      if (!this.#gate.undecided.has(connection)) this.detach(connection)
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
        this.#receivePresence(connection, message.states)
        break
      case 'askPresence': {
        const mayAsk = this.#deps.presenceBudget.take(connection, this.#presence.size)
        const presence = mayAsk ? this.presence() : null
        if (presence) connection.sendBuffer.presence(presence)
        break
      }
      case 'mark':
        this.#receiveMark(connection, message.mark)
        break
    }
  }

  /**
   * One transaction by the server. Clients get it once it is stored: if the process ended in between, another one would make
   * the edit anew, and a device with the lost one would double its words. Resolves once it is stored; rejects when the room
   * had to close first.
   */
  async edit(change: (doc: Y.Doc) => void): Promise<void> {
    if (this.#isBroken) throw new Error('The room has been closed.')
    const before = this.#turn.length
    this.doc.transact(() => change(this.doc), origin.settle)
    this.#applyPending()
    if (this.#turn.length === before) return
    this.#turn.noteEditOfServer()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#turn.acknowledge({
      connection: null,
      mark: null,
      clients: null,
      arrivedAt: performance.now(),
      done: (failure) => (failure === undefined ? resolve() : reject(failure)),
    })
    await promise
  }

  /** Resolves with true once everything the room holds by now is stored, with false if that will not happen. */
  async settled(): Promise<boolean> {
    this.#turn.flushIfPlanned()
    if (this.#isOutdated) return false
    if (this.isStored) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const done = (failure?: unknown) => resolve(failure === undefined)
    this.#acknowledgements.afterStored([
      { connection: null, mark: null, clients: null, arrivedAt: performance.now(), done },
    ])
    return promise
  }

  async compact(): Promise<void> {
    await this.#growth.compact()
  }

  /** The document was rebuilt: this room has the epoch before. What it has not stored yet its clients still have. */
  startNewEpoch(): void {
    if (this.#isBroken) return
    this.#deps.log.warn({ ...this.id }, 'the document has a new epoch; the room starts anew')
    this.#isOutdated = true
    this.#break()
  }

  /**
   * The log cannot store what this room has. Whose updates they are is sent away for good; the others, and all where several
   * have written in one turn, come back to the room as it is stored.
   */
  #startAnewWithout(failure: AppendRefused | AppendGivenUp, changes: readonly Change[]): void {
    if (this.#isBroken) return
    const authors = new Set(changes.flatMap(({ author }) => author ?? []))
    if (failure instanceof AppendRefused && authors.size === 1) {
      const code = failure.isTooLarge ? closeCode.tooLarge : closeCode.invalidUpdate
      for (const author of authors) author.close(code, 'the update cannot be stored')
    }
    this.#deps.log.warn({ err: failure, ...this.id }, 'updates could not be stored; the room starts anew')
    this.#isOutdated = true
    this.#break()
  }

  /** Closes the sockets of one account with 1013. */
  sendAway(idAccount: number, why: string): void {
    for (const connection of this.connections)
      if (connection.person.id === idAccount) connection.close(closeCode.overloaded, why)
  }

  /** Takes nothing more, and closes all sockets with 1013. What has come is stored. */
  retire(why: string): void {
    this.#turn.flush()
    this.#isBroken = true
    for (const connection of this.connections) connection.close(closeCode.overloaded, why)
  }

  destroy(): void {
    this.#isBroken = true
    this.#presenceToNodes.flush()
    this.#presenceToClients.flush()
    this.#nodes.close()
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
    this.#sends.send(() => {
      if (connection.isOpen) connection.sendBuffer.answer(vector)
    })
  }

  #receive(connection: Connection, update: Uint8Array, kind: 'answer' | 'update'): void {
    traffic.in.updates += 1
    const decoded = decodeUpdate(update)
    if (!decoded) {
      connection.close(closeCode.invalidUpdate, 'not a valid update')
      return
    }
    const isNew = () => hasNewContent(this.#document.known(), decoded)
    if (!connection.facts.mayWrite) {
      if (isNew()) this.#refuse(connection)
      return
    }
    const acknowledge = () =>
      this.#turn.acknowledge({
        connection,
        mark: null,
        clients: clientsIn(decoded),
        arrivedAt: performance.now(),
      })
    if (this.#weight.isBeyond(update.length, decoded.structs.length) && isNew()) {
      connection.close(closeCode.tooLarge, 'the document is full')
      return
    }
    const added = this.#weight.after(update.length, decoded.structs.length) - this.#weight.total
    if (!this.#deps.mayGrow(connection.person.id, added) && isNew()) {
      connection.close(closeCode.overloaded, 'too much is loaded for this account or brand')
      return
    }
    // Every client sends what it has when it connects: nothing new is no reason to load the document.
    if (this.#document.isSnapshot && !isNew()) {
      acknowledge()
      return
    }
    if (!this.#loadsDocument()) {
      connection.close(closeCode.tooLarge, 'the document takes too much work')
      return
    }
    const before = this.#turn.length
    this.#weight.add(decoded.structs.length)
    this.#deps.onWeight()
    const types = typesIn(decoded.structs)
    const apply = () => {
      Y.applyUpdate(this.doc, update, connection)
      refuseDeepTypes(this.doc, types)
    }
    if (!this.#apply(apply, connection, writersIn(decoded))) return
    const left = takePending(this.doc)
    if (left) {
      metrics.gaps.inc()
      connection.pending = joinPending(connection.pending, left)
      if (connection.pending.update.length > this.#deps.maxMessageBytes) {
        connection.close(closeCode.tooLarge, 'too much waits for its base')
        return
      }
      // A sync step 2 was already everything the client has; another question would repeat for ever.
      if (kind === 'update') connection.sendBuffer.send(this.#diffs.ask())
    }
    if (this.#turn.length > before) this.#applyPending()
    if (!left || this.#turn.length > before) acknowledge()
  }

  /** Whether the log has something that the document has not. */
  #isBeyond({ snapshot, tail }: Pick<StoredDocument, 'snapshot' | 'tail'>): boolean {
    const known = this.#document.known()
    const isNew = (update: ReturnType<typeof Y.decodeUpdate>) => hasNewContent(known, update)
    if (snapshot && isNew(Y.decodeUpdateV2(snapshot))) return true
    return tail.some((update) => isNew(Y.decodeUpdate(update)))
  }

  /** False: the document is set aside, so it can be read but not changed. */
  #loadsDocument(): boolean {
    try {
      void this.doc
      return true
    } catch (error) {
      if (!(error instanceof DocumentSetAside)) throw error
      this.#noteIfSetAside()
      return false
    }
  }

  #noteIfSetAside(): void {
    const { setAside, log } = this.#deps
    const key = docKey(this.id)
    if (!this.#document.isSetAside || setAside.has(key)) return
    setAside.add(key)
    log.error({ ...this.id }, 'a document takes too much work to load; it can be read but not changed')
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
    if (!connection.pending) {
      this.#turn.acknowledge({ connection, mark, clients: null, arrivedAt: performance.now() })
      return
    }
    connection.pendingMarks ??= []
    connection.pendingMarks.push(mark)
    if (connection.pendingMarks.length > maxPendingMarks)
      connection.close(closeCode.tooFast, 'too many marks wait')
  }

  /**
   * False: the update failed half-way, so the document in memory is discarded. Nothing of the update is in the log.
   * `writers`: as `WatchedDoc.within`.
   */
  #apply(change: () => void, connection?: Connection, writers?: ReadonlySet<number>): boolean {
    const before = this.#turn.length
    try {
      // What other nodes have stored is part of the document, whatever it costs.
      if (connection) this.#applyOf(connection, change, writers)
      else this.#document.within(Number.POSITIVE_INFINITY, change, writers)
      return true
    } catch (err) {
      this.#turn.truncate(before)
      this.#deps.log.error({ err, ...this.id }, 'an update could not be applied; the room starts anew')
      if (connection) this.#closeAuthor(connection, err)
      this.#break()
      return false
    }
  }

  #closeAuthor(connection: Connection, failure: unknown): void {
    const isRepair = failure instanceof RepairFailed
    if (isRepair) metrics.failedRepairs.inc()
    // A client that comes back with the same update would have the room loaded again and again.
    if (isRepair || failure instanceof TooMuchWork) this.#deps.work.charge(connection.person.id, ruinousMs)
    if (isRepair) connection.close(closeCode.overloaded, 'the room starts anew')
    else if (failure instanceof TooMuchWork)
      connection.close(closeCode.tooLarge, 'the update takes too much work')
    else connection.close(closeCode.invalidUpdate, 'not a valid update')
  }

  #applyOf(connection: Connection, change: () => void, writers?: ReadonlySet<number>): void {
    const { updateMs } = this.#deps.limits
    let refused: string[] = []
    this.#document.within(updateMs, change, writers)
    // What is put back is written by the document itself.
    const putBack = () => {
      refused = this.#rights.putBack(this.doc, connection)
    }
    this.#document.within(updateMs, putBack, new Set())
    for (const field of refused)
      this.#tellOne(connection, {
        document: this.id.document,
        field,
        code: 'FIELD_READ_ONLY',
        message: 'This role may not change the field; it has its previous value again.',
      })
  }

  #break(): void {
    this.retire('the room starts anew')
    this.#deps.onBroken(this)
  }

  /** The document has changed: pending updates of all clients whose base is there now are applied. */
  #applyPending(): void {
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false
      for (const connection of this.#connections) {
        const { pending } = connection
        if (!pending || !canApplyMore(this.doc, pending)) continue
        const before = this.#turn.length
        const apply = () => {
          Y.applyUpdateV2(this.doc, pending.update, connection)
          refuseDeepTypes(this.doc, typesIn(Y.decodeUpdateV2(pending.update).structs))
        }
        if (!this.#apply(apply, connection)) return
        connection.pending = takePending(this.doc)
        hasGrown ||= this.#turn.length > before
        if (connection.pending) continue
        this.#turn.acknowledge({ connection, mark: null, clients: null, arrivedAt: performance.now() })
        const marks = connection.pendingMarks ?? []
        connection.pendingMarks = null
        for (const mark of marks) this.#receiveMark(connection, mark)
      }
    }
  }

  #receivePresence(connection: Connection, states: Uint8Array): void {
    try {
      this.#deps.presenceBudget.submit(connection, states, {
        isOwn: (newest) => this.#presence.beginsWithOwn(connection, newest),
        apply: (newest) => this.#setPresence(connection, newest),
      })
    } catch {
      connection.close(closeCode.invalidUpdate, 'not an awareness message')
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
    this.#publishPresence(changes)
  }

  /** Presence of clients of this node: to the other nodes too. */
  #publishPresence(states: Uint8Array | null): void {
    if (states) this.#presenceToNodes.add(states)
    this.#sendPresence(states)
  }

  #sendPresence(states: Uint8Array | null): void {
    if (states) this.#presenceToClients.add(states)
  }

  /** To every client, its author too: y-websocket counts the echo as a sign that the socket is alive. */
  #sendPresenceNow(states: Uint8Array): void {
    const message = encodePresence(states)
    for (const connection of this.#connections) connection.sendBuffer.presence(message)
  }

  #tellOne(connection: Connection, problem: Problem): void {
    if (connection.facts.speaksSaegim) connection.sendBuffer.send(encodeProblem(problem))
  }

  #changed(update: Uint8Array, by: unknown, clocks: ReadonlyMap<number, number>): void {
    const author = by instanceof Connection ? by : null
    this.#turn.add({ update, author, isStored: by === otherNode }, clocks)
  }

  /** Encoded once for all clients. With several authors in one turn each gets its own update back, which is harmless. */
  #sendToPeers(turn: readonly Change[], merged: readonly Uint8Array[]): void {
    const spent = startCpuTime()
    const messages = merged.map(encodeUpdate)
    const [first] = turn
    const onlyAuthor = turn.every(({ author }) => author === first?.author) ? first?.author : null
    for (const connection of this.#connections) {
      if (connection === onlyAuthor) continue
      for (const message of messages) connection.sendBuffer.delta(message)
    }
    this.#deps.work.chargeAuthors(turn, spent())
  }

  #applyFromNode(entries: readonly LogEntry[], rebuilds: number): void {
    if (this.#isBroken || rebuilds < this.#rebuilds) return
    if (rebuilds > this.#rebuilds) {
      this.startNewEpoch()
      return
    }
    for (const { data, idAccount } of entries) {
      const { to } = Y.parseUpdateMeta(data)
      if (!this.#apply(() => Y.applyUpdate(this.doc, data, otherNode), undefined, new Set(to.keys()))) return
      this.lastEditor = idAccount ?? this.lastEditor
      this.#growth.addFromNode(data)
      this.#acknowledgements.include(to)
    }
    // The missing base is in the log, because nothing is committed before its base.
    if (takePending(this.doc)) void this.#comparison.run()
    this.#applyPending()
  }

  #applyStored({ snapshot, tail, lastEditor, rebuilds }: StoredDocument): void {
    if (this.#isBroken) return
    if (rebuilds !== this.#rebuilds) {
      this.startNewEpoch()
      return
    }
    if (this.#document.isStoredAs({ snapshot, tail })) {
      this.lastEditor = lastEditor ?? this.lastEditor
      return
    }
    if (this.#document.isSetAside && !this.#isBeyond({ snapshot, tail })) return
    const before = this.#turn.length
    if (!this.#apply(() => applyStored(this.doc, snapshot, tail, otherNode))) return
    if (takePending(this.doc)) this.#deps.log.warn({ ...this.id }, 'the log holds updates without their base')
    if (snapshot) this.#acknowledgements.include(Y.parseUpdateMetaV2(snapshot).to)
    for (const data of tail) this.#acknowledgements.include(Y.parseUpdateMeta(data).to)
    this.lastEditor = lastEditor ?? this.lastEditor
    for (const { update } of this.#turn.since(before)) this.#growth.addFromNode(update)
    if (this.#turn.length > before) metrics.repairs.inc()
    this.#applyPending()
  }
}
