import type * as Y from 'yjs'
import { type DocumentKind, type DocumentName, documentKinds, kindOf } from '#model/document-kinds/names.ts'
import { Before } from './before.ts'
import type { Author, Guard, Violation } from './guard.ts'
import { guardComments } from './guard-comments.ts'
import { guardFields } from './guard-fields.ts'

const guards = new Map<DocumentKind, readonly Guard[]>(
  documentKinds.map((kind) => [
    kind,
    [guardFields(kind), guardComments(kind)].filter((guard) => guard !== null),
  ]),
)

/**
 * What in a change its author may not do; null: it touches nothing that is guarded. Called in `afterTransaction` of the
 * change. Single updates of a device cannot be refused, because later ones build on them, so what is forbidden is put back.
 */
export function findViolations(
  document: DocumentName,
  transaction: Y.Transaction,
  author: Author,
): readonly Violation[] | null {
  const change = { transaction, before: new Before(transaction), author }
  const found = (guards.get(kindOf(document)) ?? [])
    .map((guard) => guard(change))
    .filter((each) => each !== null)
  return found.length === 0 ? null : found.flat()
}
