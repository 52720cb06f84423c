import type * as Y from 'yjs'
import { origin } from '#model/documents/origin.ts'
import type { DocId, ReplacedValue } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { Connection } from '../sockets/connection.ts'
import type { Violation } from './guard.ts'
import { findViolations } from './guards.ts'
import { toReplacedValue } from './replaced-values.ts'

/** An earlier release, which shows guarded fields as open, sends a change for each letter. */
const keptOfConnection = 20

/** Rights within the document of a room: what the clients of this node change without them is put back at once. */
export class RoomRights {
  readonly #id: DocId
  readonly #keptOf = new WeakMap<Connection, number>()
  #violations: Violation[] = []
  #replaced: ReplacedValue[] = []
  #isGuarded = false

  constructor(id: DocId) {
    this.#id = id
  }

  /** In `afterTransaction` of every change. */
  check(transaction: Y.Transaction): void {
    const by: unknown = transaction.origin
    if (!(by instanceof Connection)) return
    const { person, facts } = by
    const author = { id: person.id, name: person.name, role: facts.role }
    const violations = findViolations(this.#id.document, transaction, author)
    if (!violations) return
    this.#isGuarded = true
    this.#violations.push(...violations)
  }

  /** Puts back what the last change may not have changed. Returns the fields that its author is to be told of. */
  putBack(doc: Y.Doc, connection: Connection): string[] {
    const violations = this.#violations
    if (violations.length === 0) return []
    this.#violations = []
    doc.transact(() => {
      for (const violation of violations) violation.putBack(doc)
    }, origin.settle)
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
    const replaced = this.#replaced
    if (replaced.length > 0) this.#replaced = []
    return replaced
  }

  #keep(connection: Connection, violations: readonly Violation[]): void {
    const kept = this.#keptOf.get(connection) ?? 0
    const replaced = violations.flatMap((each) => each.replaced ?? []).slice(0, keptOfConnection - kept)
    if (replaced.length === 0) return
    this.#keptOf.set(connection, kept + replaced.length)
    this.#replaced.push(...replaced.map((each) => toReplacedValue(each, connection.person.id)))
  }
}
