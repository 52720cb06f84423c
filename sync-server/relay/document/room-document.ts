import * as Y from 'yjs'
import { applyStored } from '../log/fold.ts'
import type { StoredDocument } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { type KnownContent, knownContentOf } from './new-content.ts'
import { takePending } from './pending-update.ts'
import { Snapshot } from './snapshot.ts'
import { type Structs, structsOf } from './structs.ts'

type Stored = Pick<StoredDocument, 'snapshot' | 'tail'>
type ChangeListener = (update: Uint8Array, by: unknown, clocks: ReadonlyMap<number, number>) => void

/**
 * The document of a room. While clients only read, it is served from its stored snapshot:
 *
 *   snapshot ── somebody sends something new, or reads `doc` ─▶ in memory, a Y.Doc
 */
export class RoomDocument {
  readonly #onChange: ChangeListener
  #snapshot: Snapshot | null = null
  #inMemory: Y.Doc | null = null
  #isDestroyed = false
  #revision = 0

  constructor(onChange: ChangeListener) {
    this.#onChange = onChange
  }

  /** A log without rows beside the snapshot is not loaded into memory. Returns whether the log had pending updates. */
  load({ snapshot, tail }: Stored): boolean {
    this.#snapshot = snapshot && tail.length === 0 ? Snapshot.read(snapshot) : null
    if (this.#snapshot) return false
    const doc = new Y.Doc()
    applyStored(doc, snapshot, tail)
    const hasGaps = takePending(doc) !== null
    this.#keepInMemory(doc)
    return hasGaps
  }

  /** Loads the document into memory. */
  get doc(): Y.Doc {
    return this.#inMemory ?? this.#loadIntoMemory()
  }

  get isSnapshot(): boolean {
    return this.#inMemory === null
  }

  /** Increases with each change. */
  get revision(): number {
    return this.#revision
  }

  /** Whether the document is served from exactly this snapshot, with no rows beside it. */
  isStoredAs({ snapshot, tail }: Stored): boolean {
    const own = this.#snapshot
    return own !== null && tail.length === 0 && snapshot !== null && Buffer.compare(own.state, snapshot) === 0
  }

  known(): KnownContent {
    return this.#snapshot ?? knownContentOf(this.doc)
  }

  structs(): Structs {
    return this.#snapshot?.structs() ?? structsOf(this.doc)
  }

  vector(): Uint8Array {
    return this.#snapshot?.vector() ?? Y.encodeStateVector(this.doc)
  }

  /** What a document with this state vector lacks, as an update (V1). */
  diff(vector: Uint8Array): Uint8Array {
    return this.#snapshot?.diff(vector) ?? Y.encodeStateAsUpdate(this.doc, vector)
  }

  destroy(): void {
    if (this.#isDestroyed) return
    this.#isDestroyed = true
    if (!this.#inMemory) return
    metrics.livingDocuments.dec()
    this.#inMemory.destroy()
  }

  #loadIntoMemory(): Y.Doc {
    const doc = new Y.Doc()
    if (this.#snapshot) Y.applyUpdateV2(doc, this.#snapshot.state)
    this.#keepInMemory(doc)
    return doc
  }

  #keepInMemory(doc: Y.Doc): void {
    this.#inMemory = doc
    this.#snapshot = null
    if (!this.#isDestroyed) metrics.livingDocuments.inc()
    doc.on('update', (update: Uint8Array, by: unknown, _doc: Y.Doc, { afterState }: Y.Transaction) => {
      this.#revision += 1
      this.#onChange(update, by, afterState)
    })
  }
}
