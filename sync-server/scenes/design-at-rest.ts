import * as Y from 'yjs'
import { type DesignOrigin, design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { runInWorker } from '#server/relay/work/run-in-worker.ts'

/** A stored design as it is at rest. */
export interface DesignAtRest {
  readonly body: Body
  /** The template of the market that it was made from. */
  readonly template: DesignOrigin | null
}

/** Larger ones are read in a worker thread: reading would block the event loop. */
const shortBytes = 128 * 1024

/** `state`: of the document, V2. Rejects as `runInWorker`. */
export async function readDesign(state: Uint8Array): Promise<DesignAtRest> {
  if (state.length <= shortBytes) return designAtRest(state)
  return runInWorker(new URL('./design-worker.ts', import.meta.url), state)
}

export function designAtRest(state: Uint8Array): DesignAtRest {
  const doc = new Y.Doc()
  try {
    Y.applyUpdateV2(doc, state)
    return { body: bodyOf(doc), template: design.design.template.read(doc) }
  } finally {
    doc.destroy()
  }
}
