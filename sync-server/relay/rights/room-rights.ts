import type * as Y from 'yjs'
import { origin } from '#model/documents/origin.ts'
import type { DocId, ReplacedValue } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { Connection } from '../sockets/connection.ts'
import { TooMuchWork } from '../work/watched-doc.ts'
import type { Violation } from './guard.ts'
import { findViolations } from './guards.ts'
import type { KeptQuota } from './kept-quota.ts'
import { RepairFailed } from './repair-failed.ts'
import { toReplacedValue } from './replaced-values.ts'

const nothing: readonly ReplacedValue[] = []

/** Rights within the document of a room: what the clients of this node change without them is put back at once. */
export class RoomRights {
  readonly #id: DocId
  readonly #quota: KeptQuota
  #violations: Violation[] = []
  #replaced: ReplacedValue[] = []
  #failure: RepairFailed | TooMuchWork | null = null
  #isGuarded = false

  constructor(id: DocId, quota: KeptQuota) {
    this.#id = id
    this.#quota = quota
  }

  /** In `afterTransaction` of every change. What fails here is thrown by `putBack`, because it would end Yjs' own work. */
  check(transaction: Y.Transaction): void {
    try {
      this.#check(transaction)
    } catch (cause) {
      this.#failure ??=
        cause instanceof TooMuchWork ? cause : new RepairFailed('A change could not be checked.', { cause })
    }
  }

  #check(transaction: Y.Transaction): void {
    const by: unknown = transaction.origin
    if (!(by instanceof Connection)) return
    const { person, facts } = by
    const author = { id: person.id, name: person.name, role: facts.role }
    const violations = findViolations(this.#id.document, transaction, author)
    if (!violations) return
    this.#isGuarded = true
    this.#violations.push(...violations)
  }

  /**
   * Puts back what the last change may not have changed. Returns the fields that its author is to be told of. Throws
   * `RepairFailed` where that is not possible, and `TooMuchWork` where checking would take too much: the document in memory
   * must not be used any more.
   */
  putBack(doc: Y.Doc, connection: Connection): string[] {
    if (this.#failure) throw this.#failure
    const violations = this.#violations
    if (violations.length === 0) return []
    this.#violations = []
    try {
      doc.transact(() => {
        for (const violation of violations) violation.putBack(doc)
      }, origin.settle)
    } catch (cause) {
      throw new RepairFailed('A change could not be put back.', { cause })
    }
    metrics.violations.inc(violations.length)
    this.#keep(connection, violations)
    return violations.flatMap(({ field }) => field ?? [])
  }

  /** Whether anything guarded was changed since the last call. */
  takeGuarded(): boolean {
    const isGuarded = this.#isGuarded
    this.#isGuarded = false
    return isGuarded
  }

  /** What was put back since the last call and is worth keeping, to be stored with the changes of the same turn. */
  takeReplaced(): readonly ReplacedValue[] {
    // Never the array itself while it is empty: it would be filled while an append that has none waits for its commit.
    if (this.#replaced.length === 0) return nothing
    const replaced = this.#replaced
    this.#replaced = []
    return replaced
  }

  #keep(connection: Connection, violations: readonly Violation[]): void {
    const { id } = connection.person
    for (const { replaced } of violations) {
      const value = replaced && toReplacedValue(replaced, id)
      if (value && this.#quota.take(connection, id, performance.now())) this.#replaced.push(value)
    }
  }
}
