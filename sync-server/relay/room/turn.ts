import type { ListedFacts } from '#model/documents/listed.ts'
import { mergeIfPossible } from '../document/merge-updates.ts'
import type { LogGrowth } from '../log/log-growth.ts'
import {
  AppendGivenUp,
  AppendRefused,
  type DocId,
  type Editor,
  OtherEpoch,
  type UpdateLog,
} from '../log/update-log.ts'
import type { FanOut } from '../nodes/fan-out.ts'
import type { RoomRights } from '../rights/room-rights.ts'
import { atTurnEnd } from '../sockets/turn-end.ts'
import { startCpuTime } from '../work/cpu-time.ts'
import { type Acknowledgement, type Acknowledgements, onceStored } from './acknowledgements.ts'
import { type Change, editorsOf, toEntries } from './changes.ts'
import type { HeldSends } from './held-sends.ts'

export interface TurnDependencies {
  readonly id: DocId
  readonly updateLog: UpdateLog
  readonly rights: RoomRights
  readonly nodes: FanOut
  readonly growth: LogGrowth
  readonly acknowledgements: Acknowledgements
  readonly sends: HeldSends
  /** Processor time (ms) that these changes took together. */
  charge(changes: readonly Change[], ms: number): void
  /** What lists show of the document, as `RoomListed` says; undefined: nothing new. */
  readonly listed: { next(): ListedFacts | undefined; afterOtherNode(): ListedFacts | undefined }
  /** The present epoch of the room. */
  rebuilds(): number
  sendToPeers(changes: readonly Change[], merged: readonly Uint8Array[]): void
  /** These wrote what is being appended; the last of them is the newest, null: only the server wrote. */
  onAppend(editor: number | null): void
  /** After each commit that held updates of clients. */
  onStored(editors: readonly Editor[]): void
  /** The document was rebuilt meanwhile, so nothing of this room can be stored any more. */
  onOtherEpoch(): void
  /** These changes cannot be stored, and so nothing after them. */
  onUnstorable(failure: AppendRefused | AppendGivenUp, changes: readonly Change[]): void
}

/**
 * What happens to a document in one turn of the event loop, and what becomes of it at its end:
 *
 *   changes ─▶ merged: sent to the peers, at once or once stored
 *          └─▶ appended to the log; once committed: published to other nodes, acknowledged
 */
export class Turn {
  readonly #deps: TurnDependencies
  #changes: Change[] = []
  #asked: Acknowledgement[] = []
  /** Of each change: the document's clocks after it, of the Yjs clients that may have written it. */
  #clocks: ReadonlyMap<number, number>[] = []
  #hasEditOfServer = false
  #isPlanned = false
  /** Why nothing of this room can be stored any more. */
  #unstorable: Error | null = null
  readonly #flushIfPlanned = () => {
    if (this.#isPlanned) this.flush()
  }

  constructor(deps: TurnDependencies) {
    this.#deps = deps
  }

  /** The number of changes so far. */
  get length(): number {
    return this.#changes.length
  }

  since(length: number): readonly Change[] {
    return this.#changes.slice(length)
  }

  add(change: Change, clocks: ReadonlyMap<number, number>): void {
    this.#clocks.push(clocks)
    this.#changes.push(change)
    this.#plan()
  }

  /** Takes back the changes after the first so many: an update failed half-way. */
  truncate(length: number): void {
    this.#changes.length = length
    this.#clocks.length = length
  }

  /** The server has changed the document: clients get the changes of this turn once they are stored. */
  noteEditOfServer(): void {
    this.#hasEditOfServer = true
  }

  acknowledge(acknowledgement: Acknowledgement): void {
    this.#asked.push(acknowledgement)
    this.#plan()
  }

  /** Ends the turn before the event loop does, if anything waits for its end. */
  flushIfPlanned(): void {
    this.#flushIfPlanned()
  }

  flush(): void {
    this.#isPlanned = false
    const changes = this.#changes
    const clocks = this.#clocks
    const asked = this.#asked
    this.#changes = []
    this.#clocks = []
    this.#asked = []
    if (this.#unstorable) {
      for (const { done } of asked) done?.(this.#unstorable)
      return
    }
    const { acknowledgements, rights, sends, sendToPeers, charge } = this.#deps
    if (changes.length > 0) {
      const merging = startCpuTime()
      const merged = mergeIfPossible(changes.map(({ update }) => update))
      charge(changes, merging())
      const isGuarded = rights.takeGuarded()
      const isHeld = isGuarded || this.#hasEditOfServer
      this.#hasEditOfServer = false
      if (isHeld) sends.hold()
      sends.send(() => sendToPeers(changes, merged))
      const own = changes.filter(({ isStored }) => !isStored)
      if (own.length < changes.length) this.#storeListed()
      const appending = startCpuTime()
      if (own.length > 0) this.#append(own, own.length === changes.length ? merged : null, clocks)
      charge(own, appending())
      if (isHeld) this.#releaseOnceStored()
    }
    acknowledgements.afterStored(asked)
  }

  #plan(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    atTurnEnd(this.#flushIfPlanned)
  }

  /** Where nothing can be stored any more, the room is replaced and its clients come back. */
  #releaseOnceStored(): void {
    const { acknowledgements, sends } = this.#deps
    acknowledgements.afterStored([
      onceStored((failure) => {
        if (failure === undefined) sends.release()
      }),
    ])
  }

  /** In the line of the appends, so that facts are stored in their order. Where nothing can be stored any more, an append tells it. */
  #storeListed(): void {
    const { id, updateLog, listed } = this.#deps
    const facts = listed.afterOtherNode()
    if (facts) updateLog.append(id, [], this.#deps.rebuilds(), [], facts).catch(() => undefined)
  }

  #append(
    changes: readonly Change[],
    merged: readonly Uint8Array[] | null,
    clocks: readonly ReadonlyMap<number, number>[],
  ): void {
    const { id, updateLog, rights, nodes, growth, acknowledgements } = this.#deps
    const entries = toEntries(changes, merged)
    const size = entries.reduce((sum, { data }) => sum + data.length, 0)
    growth.addUnstored(size)
    const number = acknowledgements.beginAppend()
    const rebuilds = this.#deps.rebuilds()
    const editor = entries.findLast(({ idAccount }) => idAccount !== null)?.idAccount ?? null
    this.#deps.onAppend(editor)
    const editors = editorsOf(changes)
    updateLog.append(id, entries, rebuilds, rights.takeReplaced(), this.#deps.listed.next()).then(
      () => {
        acknowledgements.appendStored(number, clocks)
        nodes.stored(entries, rebuilds)
        acknowledgements.acknowledgeUpTo(number)
        growth.addStored(entries.length, size)
        if (editor !== null) this.#deps.onStored(editors)
      },
      (failure: unknown) => {
        acknowledgements.appendFailed(number, failure)
        if (failure instanceof OtherEpoch) this.#deps.onOtherEpoch()
        if (!(failure instanceof AppendRefused || failure instanceof AppendGivenUp)) return
        this.#unstorable ??= failure
        this.#deps.onUnstorable(failure, changes)
      },
    )
  }
}
