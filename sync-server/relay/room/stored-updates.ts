import * as Y from 'yjs'
import type { Logger } from '#server/logging.ts'
import { hasNewContent } from '../document/new-content.ts'
import { takePending } from '../document/pending-update.ts'
import type { RoomDocument } from '../document/room-document.ts'
import { applyStored } from '../log/fold.ts'
import { LogComparison } from '../log/log-comparison.ts'
import type { LogGrowth } from '../log/log-growth.ts'
import type { DocId, LogEntry, StoredDocument, UpdateLog } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import type { Acknowledgements } from './acknowledgements.ts'
import type { RoomState } from './room-state.ts'
import type { Turn } from './turn.ts'
import type { UpdateApplier } from './update-applier.ts'

interface Options {
  readonly id: DocId
  readonly state: RoomState
  readonly document: RoomDocument
  readonly turn: Turn
  readonly applier: UpdateApplier
  readonly growth: LogGrowth
  readonly acknowledgements: Acknowledgements
  readonly updateLog: UpdateLog
  readonly log: Logger
  /** The document was rebuilt on another node. */
  readonly onNewEpoch: () => void
  /** What clients sent without its base may have it by now. */
  readonly applyPending: () => void
}

/** Origin of transactions whose updates are in the log already. */
export const storedOrigin = Symbol('stored')

/** Brings into the document what other nodes have stored: what they publish, and by comparison with the log what was missed. */
export class StoredUpdates {
  readonly #options: Options
  readonly #comparison: LogComparison

  constructor(options: Options) {
    this.#options = options
    this.#comparison = new LogComparison({ ...options, apply: (stored) => this.#applyStored(stored) })
  }

  /** Resolves once the document has everything that any node had stored when this was called. */
  async compare(): Promise<void> {
    await this.#comparison.run()
  }

  close(): void {
    this.#comparison.close()
  }

  applyFromNode(entries: readonly LogEntry[], rebuilds: number): void {
    const { state, document, applier, growth, acknowledgements, onNewEpoch, applyPending } = this.#options
    if (state.isBroken || document.isDamaged || rebuilds < state.rebuilds) return
    if (rebuilds > state.rebuilds) {
      onNewEpoch()
      return
    }
    for (const { data, idAccount } of entries) {
      const { to } = Y.parseUpdateMeta(data)
      const apply = () => Y.applyUpdate(document.doc, data, storedOrigin)
      if (!applier.apply(apply, undefined, new Set(to.keys()))) return
      state.lastEditor = idAccount ?? state.lastEditor
      growth.addFromNode(data)
      acknowledgements.include(to)
    }
    // The missing base is in the log, because nothing is committed before its base.
    if (takePending(document.doc)) void this.#comparison.run()
    applyPending()
  }

  #applyStored({ snapshot, tail, lastEditor, rebuilds }: StoredDocument): void {
    const { id, state, document, turn, applier, growth, acknowledgements, log } = this.#options
    if (state.isBroken) return
    if (rebuilds !== state.rebuilds) {
      this.#options.onNewEpoch()
      return
    }
    if (document.isStoredAs({ snapshot, tail })) {
      state.lastEditor = lastEditor ?? state.lastEditor
      return
    }
    if (document.isDamaged || (document.isSetAside && !this.#isBeyond({ snapshot, tail }))) return
    const before = turn.length
    if (!applier.apply(() => applyStored(document.doc, snapshot, tail, storedOrigin))) return
    if (takePending(document.doc)) log.warn({ ...id }, 'the log holds updates without their base')
    if (snapshot) acknowledgements.include(Y.parseUpdateMetaV2(snapshot).to)
    for (const data of tail) acknowledgements.include(Y.parseUpdateMeta(data).to)
    state.lastEditor = lastEditor ?? state.lastEditor
    for (const { update } of turn.since(before)) growth.addFromNode(update)
    if (turn.length > before) metrics.repairs.inc()
    this.#options.applyPending()
  }

  /** Whether the log has something that the document has not. */
  #isBeyond({ snapshot, tail }: Pick<StoredDocument, 'snapshot' | 'tail'>): boolean {
    const known = this.#options.document.known()
    const isNew = (update: ReturnType<typeof Y.decodeUpdate>) => hasNewContent(known, update)
    if (snapshot && isNew(Y.decodeUpdateV2(snapshot))) return true
    return tail.some((update) => isNew(Y.decodeUpdate(update)))
  }
}
