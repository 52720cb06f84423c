import * as Y from 'yjs'
import { applyStored } from '../log/fold.ts'
import type { StoredDocument } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { type Known, knownOf } from './new-content.ts'
import { takeWaiting } from './pending-update.ts'
import { Snapshot } from './snapshot.ts'
import { type Structs, structsOf } from './structs.ts'

type Stored = Pick<StoredDocument, 'snapshot' | 'tail'>
type ChangeListener = (update: Uint8Array, by: unknown, clocks: ReadonlyMap<number, number>) => void

/**
 * The document of a room. While those who come only read, it is served as it lies in the log:
 *
 *   asleep, a snapshot ── somebody brings something, or asks for `doc` ─▶ alive, a Y.Doc
 */
export class RoomDocument {
  readonly #onChange: ChangeListener
  #snapshot: Snapshot | null = null
  #living: Y.Doc | null = null
  #isOver = false
  #revision = 0

  constructor(onChange: ChangeListener) {
    this.#onChange = onChange
  }

  /** Only what is folded whole can sleep. Answers whether the log held updates without their base. */
  load({ snapshot, tail }: Stored): boolean {
    this.#snapshot = snapshot && tail.length === 0 ? Snapshot.read(snapshot) : null
    if (this.#snapshot) return false
    const doc = new Y.Doc()
    applyStored(doc, snapshot, tail)
    const hasGaps = takeWaiting(doc) !== null
    this.#live(doc)
    return hasGaps
  }

  /** Asking for it wakes the document. */
  get doc(): Y.Doc {
    return this.#living ?? this.#wake()
  }

  get isAsleep(): boolean {
    return this.#living === null
  }

  /** Counts the changes. */
  get revision(): number {
    return this.#revision
  }

  /** The log holds what sleeps here, and nothing else. */
  isAsleepAs({ snapshot, tail }: Stored): boolean {
    const own = this.#snapshot
    return own !== null && tail.length === 0 && snapshot !== null && Buffer.compare(own.state, snapshot) === 0
  }

  known(): Known {
    return this.#snapshot ?? knownOf(this.doc)
  }

  structs(): Structs {
    return this.#snapshot?.structs() ?? structsOf(this.doc)
  }

  vector(): Uint8Array {
    return this.#snapshot?.vector() ?? Y.encodeStateVector(this.doc)
  }

  /** What a document of this state vector lacks (V1). */
  diff(vector: Uint8Array): Uint8Array {
    return this.#snapshot?.diff(vector) ?? Y.encodeStateAsUpdate(this.doc, vector)
  }

  destroy(): void {
    if (this.#isOver) return
    this.#isOver = true
    if (!this.#living) return
    metrics.livingDocuments.dec()
    this.#living.destroy()
  }

  #wake(): Y.Doc {
    const doc = new Y.Doc()
    if (this.#snapshot) Y.applyUpdateV2(doc, this.#snapshot.state)
    this.#live(doc)
    return doc
  }

  #live(doc: Y.Doc): void {
    this.#living = doc
    this.#snapshot = null
    if (!this.#isOver) metrics.livingDocuments.inc()
    doc.on('update', (update: Uint8Array, by: unknown, _doc: Y.Doc, { afterState }: Y.Transaction) => {
      this.#revision += 1
      this.#onChange(update, by, afterState)
    })
  }
}
