import * as Y from 'yjs'
import { applyStored } from '../log/fold.ts'
import type { StoredDocument } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { TooMuchWork, WatchedDoc } from '../work/watched-doc.ts'
import { type KnownContent, knownContentOf } from './new-content.ts'
import { takePending } from './pending-update.ts'
import { Snapshot } from './snapshot.ts'
import { readAside, readablePart, type StoredAside } from './stored-aside.ts'
import { type Structs, structsOf } from './structs.ts'

type Stored = Pick<StoredDocument, 'snapshot' | 'tail'>
interface Listeners {
  /** After a change, with the document's clock of each Yjs client that may have written it. */
  changed(update: Uint8Array, by: unknown, clocks: ReadonlyMap<number, number>): void
  /** Before that, while deleted content can still be read. */
  transacted(transaction: Y.Transaction): void
}

/** Loading the document into memory takes too much processor time, or some of its bytes cannot be read: it can be read, but not changed. */
export class DocumentSetAside extends Error {
  override readonly name = 'DocumentSetAside'
}

/**
 * The document of a room. While clients only read, it is served from its stored snapshot:
 *
 *   snapshot ── a client sends something new, or reads `doc` ─▶ in memory, a Y.Doc
 *                                                            └▶ takes too much work, or is damaged: set aside, `doc` throws
 */
export class RoomDocument {
  readonly #listeners: Listeners
  readonly #loadMs: number
  #snapshot: Snapshot | null = null
  #inMemory: WatchedDoc | null = null
  #isSetAside = false
  #isDamaged = false
  #isDestroyed = false
  #revision = 0

  constructor(listeners: Listeners, loadMs = Number.POSITIVE_INFINITY) {
    this.#listeners = listeners
    this.#loadMs = loadMs
  }

  /**
   * A log without rows beside the snapshot is not loaded into memory. `isSetAside`: loading it took too much work before.
   * Returns whether the log had pending updates.
   */
  load({ snapshot, tail }: Stored, isSetAside = false): boolean {
    this.#isSetAside = isSetAside
    let doc: WatchedDoc
    try {
      this.#snapshot = snapshot && tail.length === 0 ? Snapshot.read(snapshot) : null
      if (this.#snapshot) return false
      if (isSetAside) throw new TooMuchWork('It was set aside before.')
      doc = applied({ snapshot, tail }, this.#loadMs)
    } catch (error) {
      const aside =
        error instanceof TooMuchWork
          ? readAside({ snapshot, tail }, this.#loadMs)
          : damaged(readablePart({ snapshot, tail }, this.#loadMs))
      if (!aside) throw error
      this.#snapshot = aside.snapshot
      this.#isDamaged = aside.isDamaged
      this.#isSetAside = true
      return false
    }
    const hasGaps = takePending(doc) !== null
    this.#keepInMemory(doc)
    return hasGaps
  }

  /** Loads the document into memory. Throws `DocumentSetAside` where that takes too much work. */
  get doc(): Y.Doc {
    return this.#inMemory ?? this.#loadIntoMemory()
  }

  get isSnapshot(): boolean {
    return this.#inMemory === null
  }

  get isSetAside(): boolean {
    return this.#isSetAside
  }

  /** Whether it is set aside because some of its stored bytes cannot be read. */
  get isDamaged(): boolean {
    return this.#isDamaged
  }

  /** How many structs it has; each takes memory, however few bytes it is stored in. */
  get structCount(): number {
    return this.#snapshot?.structCount ?? this.#inMemory?.structCount ?? 0
  }

  /** As `WatchedDoc.within`. */
  within(ms: number, change: () => void, writers: ReadonlySet<number> | null = null): void {
    const doc = this.#inMemory ?? this.#loadIntoMemory()
    doc.within(ms, change, writers)
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

  #loadIntoMemory(): WatchedDoc {
    if (this.#isSetAside)
      throw new DocumentSetAside(
        this.#isDamaged
          ? 'Some stored bytes of the document cannot be read.'
          : 'Loading the document takes too much work.',
      )
    const doc = new WatchedDoc()
    const state = this.#snapshot?.state
    try {
      if (state) doc.within(this.#loadMs, () => Y.applyUpdateV2(doc, state))
    } catch (cause) {
      if (!(cause instanceof TooMuchWork)) throw cause
      this.#isSetAside = true
      throw new DocumentSetAside('Loading the document takes too much work.', { cause })
    }
    this.#keepInMemory(doc)
    return doc
  }

  #keepInMemory(doc: WatchedDoc): void {
    this.#inMemory = doc
    this.#snapshot = null
    if (!this.#isDestroyed) metrics.livingDocuments.inc()
    doc.on('update', (update: Uint8Array, by: unknown, _doc: Y.Doc, { afterState }: Y.Transaction) => {
      this.#revision += 1
      this.#listeners.changed(update, by, afterState)
    })
    doc.on('afterTransaction', (transaction: Y.Transaction) => this.#listeners.transacted(transaction))
  }
}

function applied({ snapshot, tail }: Stored, ms: number): WatchedDoc {
  const doc = new WatchedDoc()
  doc.within(ms, () => applyStored(doc, snapshot, tail))
  return doc
}

function damaged(snapshot: Snapshot | null): StoredAside | null {
  return snapshot && { snapshot, isDamaged: true }
}
