import * as Y from 'yjs'
import { origin } from '#model/documents/origin.ts'
import type { Problem } from '#model/sync/protocol.ts'
import type { LastMessage, Pieces } from '../document/room-diffs.ts'
import type { DocId, Editor } from '../log/update-log.ts'
import type { Connection } from '../sockets/connection.ts'
import type { SendBufferSource } from '../sockets/send-buffer.ts'
import type { ClientMessage } from '../wire/messages.ts'
import { onceStored } from './acknowledgements.ts'
import { EditOfServer } from './edit-of-server.ts'
import type { NodeParts } from './node-parts.ts'
import { assembleRoom, type RoomListeners, type RoomParts } from './room-parts.ts'

/**
 * One document and its clients on this node.
 *
 *   message ─▶ decode ─▶ apply ─▶ changes of this turn of the event loop ─▶ merged: sent to the peers at once
 *                │ refused, or pending                                  └▶ appended to the log; once committed:
 *                                                                           published to other nodes, acknowledged
 *
 * Its parts, connected in `room-parts.ts`: `MessageDispatch` which part a message is for, `EpochGate` which epoch a client has,
 * `RoomClients` who is in the room, `ClientPresence` what they show, `ClientUpdates` what they write, `StoredUpdates` what other
 * nodes have stored, `UpdateApplier` how either changes the document, `Turn` what becomes of that, `LogGrowth` when the log is
 * compacted, `RoomEnd` how the room ends.
 */
export class Room implements SendBufferSource {
  readonly id: DocId
  readonly #node: NodeParts
  readonly #parts: RoomParts

  constructor(id: DocId, node: NodeParts, listeners: RoomListeners) {
    this.id = id
    this.#node = node
    this.#parts = assembleRoom(id, node, listeners)
  }

  async load(): Promise<void> {
    const { state, document, weight, setAside, gate, nodes, acknowledgements, growth } = this.#parts
    await nodes.listen()
    const { snapshot, tail, lastEditor, rebuilds } = await this.#node.updateLog.load(this.id)
    state.rebuilds = rebuilds
    if (rebuilds > 0) await gate.load(rebuilds)
    const hasGaps = document.load({ snapshot, tail }, setAside.isKnown)
    setAside.note()
    weight.count()
    if (hasGaps) this.#node.log.warn({ ...this.id }, 'the log holds updates without their base')
    state.lastEditor = lastEditor
    acknowledgements.include(Y.decodeStateVector(this.vector()))
    growth.load({ snapshot, tail })
    nodes.loaded()
    if (state.isBroken) throw new Error('The room was given up while it was loaded.')
  }

  /** Account that stored the last update; null: none. */
  get lastEditor(): number | null {
    return this.#parts.state.lastEditor
  }

  /** Reading this property loads the document into memory where only its snapshot was used so far. */
  get doc(): Y.Doc {
    return this.#parts.document.doc
  }

  /** What the document counts for against the limits, in bytes. */
  get weight(): number {
    return this.#parts.weight.total
  }

  /** Whether the document is as large as one of its kind may be. */
  get isFull(): boolean {
    return this.#parts.weight.isBeyond(0, 0)
  }

  /** Clients of this node, also those whose epoch is not known yet. */
  get connections(): Iterable<Connection> {
    return this.#parts.clients.all()
  }

  /** Whether everything the room holds by now is stored. */
  get isStored(): boolean {
    return this.#parts.end.isStored
  }

  diff(vector: Uint8Array, last: LastMessage): Uint8Array | Pieces {
    return this.#parts.diffs.of(vector, last, this.#parts.growth.bytes)
  }

  vector(): Uint8Array {
    return this.#parts.document.vector()
  }

  presence(): Uint8Array | null {
    return this.#parts.presence.encode()
  }

  attach(connection: Connection, problems: Iterable<Problem>): void {
    this.#parts.clients.attach(connection, problems)
  }

  detach(connection: Connection): void {
    this.#parts.clients.detach(connection)
  }

  handle(connection: Connection, message: ClientMessage): void {
    this.#parts.messages.receive(connection, message)
  }

  tell(problem: Problem): void {
    this.#parts.clients.tell(problem)
  }

  /** Closes the sockets of one account with 1013. */
  sendAway(idAccount: number, why: string): void {
    this.#parts.clients.sendAway(why, idAccount)
  }

  /** After missed messages: applies what the log has beyond the document, and exchanges presence with the other nodes. */
  async compareWithLog(): Promise<void> {
    this.#parts.nodes.exchangePresence()
    await this.#parts.stored.compare()
  }

  /** Resolves once the room has everything that any node had stored when this was called. */
  async catchUp(): Promise<void> {
    if (!this.#node.bus.isAlone) await this.#parts.stored.compare()
  }

  /** Another node has ended: removes its presence and applies what it stored last, which may not have been published. */
  async removeNode(node: string): Promise<void> {
    this.#parts.presence.removeNode(node)
    await this.#parts.stored.compare()
  }

  /**
   * One transaction by the server. Clients get it once it is stored: if the process ended in between, another one would make
   * the edit anew, and a device with the lost one would double its words. Resolves once it is stored; rejects when the room
   * had to close first. `editor`: whose change it is; null: the server's own,
   * which calls for no new picture, version or pass of the write-back.
   */
  async edit(change: (doc: Y.Doc) => void, editor: Editor | null = null): Promise<void> {
    const { state, turn, updates } = this.#parts
    if (state.isBroken) throw new Error('The room has been closed.')
    const before = turn.length
    this.doc.transact(() => change(this.doc), editor ? new EditOfServer(editor) : origin.settle)
    updates.applyPending()
    if (turn.length === before) return
    turn.noteEditOfServer()
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    turn.acknowledge(onceStored((failure) => (failure === undefined ? resolve() : reject(failure))))
    await promise
  }

  async compact(): Promise<void> {
    await this.#parts.growth.compact()
  }

  /** The document was rebuilt: this room has the epoch before. */
  startNewEpoch(): void {
    this.#parts.end.startNewEpoch()
  }

  /** Takes nothing more, and closes all sockets with 1013. What has come is stored. */
  retire(why: string): void {
    this.#parts.end.retire(why)
  }

  /** Resolves with true once everything the room holds by now is stored, with false if that will not happen. */
  async settled(): Promise<boolean> {
    return this.#parts.end.settled()
  }

  destroy(): void {
    const { state, presence, nodes, stored, document } = this.#parts
    state.isBroken = true
    presence.flush()
    nodes.close()
    stored.close()
    document.destroy()
  }
}
