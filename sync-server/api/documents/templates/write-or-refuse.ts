import type * as Y from 'yjs'
import type { Body } from '#scene/body/body.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { refuseField } from '#server/http/refusal.ts'

/**
 * As `writeBody`. Throws INVALID_VALUE where the body is more than a design may hold, or has a value of another form; nothing is
 * written then.
 */
export function writeOrRefuse(doc: Y.Doc, body: Body): void {
  try {
    writeBody(doc, body)
  } catch (cause) {
    if (cause instanceof RangeError) throw refuseField('body', 'INVALID_VALUE')
    throw cause
  }
}
