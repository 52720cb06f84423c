import type { Logger } from '#server/logging.ts'
import type { DocId, Editor } from '../log/update-log.ts'
import type { StoredListener } from './room-access.ts'

/** Who is called after each commit with updates of clients of this node. */
export class StoredListeners {
  readonly #listeners = new Set<StoredListener>()
  readonly #log: Logger

  constructor(log: Logger) {
    this.#log = log
  }

  /** Returns how to stop. */
  add(listener: StoredListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  call({ idBrand, document }: DocId, editors: readonly Editor[]): void {
    for (const listener of [...this.#listeners]) {
      try {
        listener(idBrand, document, editors)
      } catch (err) {
        // A failing listener must not keep stored updates from being acknowledged.
        this.#log.error({ err, idBrand, document }, 'a listener of stored updates failed')
      }
    }
  }
}
