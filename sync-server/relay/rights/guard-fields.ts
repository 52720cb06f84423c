import * as Y from 'yjs'
import { isAtLeast } from '#model/access/roles.ts'
import type { DocumentKind } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { changedKeys } from './before.ts'
import type { Guard, GuardedChange, Violation } from './guard.ts'
import { restoreText, setOrDelete } from './plain-values.ts'

type Check = (change: GuardedChange) => Violation | null

/** Fields that not every writer of the document may write: each keeps its value where the author's role is too low. */
export function guardFields(kind: DocumentKind): Guard | null {
  const checks = fieldsOf(kind).flatMap((field) => {
    const { writers, path, part, name, rest } = field
    if (writers === undefined) return []
    if (field.kind !== 'text' && field.kind !== 'value')
      throw new Error(`${kind}: ${path} is a ${field.kind}, whose items cannot be guarded by role`)
    const violated = (kept: unknown, other: unknown, putBack: Violation['putBack']): Violation => ({
      field: path,
      ...(rest !== undefined && isWorthKeeping(other, kept) && { replaced: { field: path, kept, other } }),
      putBack,
    })
    const check: Check =
      field.kind === 'text'
        ? ({ transaction, before }) => {
            if (!changedKeys(transaction, path)) return null
            const text = transaction.doc.getText(path)
            const kept = before.text(text)
            return violated(kept, text.toString(), (doc) => restoreText(doc, doc.getText(path), kept))
          }
        : ({ transaction, before }) => {
            if (!changedKeys(transaction, part)?.has(name)) return null
            const map = transaction.doc.getMap(part)
            const kept = before.value(map, name)
            return violated(kept ?? null, map.get(name) ?? null, (doc) =>
              setOrDelete(doc.getMap(part), name, kept),
            )
          }
    return [{ check, writers }]
  })
  if (checks.length === 0) return null
  return (change) => {
    const found = checks.flatMap(({ check, writers }) => {
      const violation = check(change)
      return violation ? [{ violation, writers }] : []
    })
    if (found.length === 0) return null
    return found.flatMap(({ violation, writers }) =>
      isAtLeast(change.author.role, writers) ? [] : [violation],
    )
  }
}

/** A shared type or a subdocument is no value of a field, so no member can restore it. */
function isWorthKeeping(value: unknown, kept: unknown): boolean {
  return (
    value !== kept &&
    value !== null &&
    value !== '' &&
    !(value instanceof Y.AbstractType) &&
    !(value instanceof Y.Doc)
  )
}
