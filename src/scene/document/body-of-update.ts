import * as Y from 'yjs'
import type { Body } from '../body/body.ts'
import { bodyOf } from './body-of.ts'

/** A design as its stored state has it. Throws for bytes that are no update of Yjs. */
export function bodyOfUpdate(update: Uint8Array): Body {
  const doc = new Y.Doc()
  try {
    Y.applyUpdate(doc, update)
    return bodyOf(doc)
  } finally {
    doc.destroy()
  }
}
