import * as Y from 'yjs'
import { type DesignOrigin, design } from '#model/documents/design.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { runInWorker } from '#server/relay/work/run-in-worker.ts'
import { TooMuchWork, WatchedDoc } from '#server/relay/work/watched-doc.ts'

/** A stored design as it is at rest. */
export interface DesignAtRest {
  readonly body: Body
  /** The template of the market that it was made from. */
  readonly template: DesignOrigin | null
}

/** Larger ones are read in a worker thread: reading would block the event loop. */
const shortBytes = 128 * 1024
/** Processor time after which a smaller one is read there too: thousands of structs may be stored in a few bytes. */
const shortMs = 10

/** `state`: of the document, V2. null: it is none of Yjs. Rejects as `runInWorker`. */
export async function readDesign(state: Uint8Array): Promise<DesignAtRest | null> {
  const read = state.length <= shortBytes ? readWithin(shortMs, state) : 'too long'
  return read === 'too long' ? runInWorker(new URL('./design-worker.ts', import.meta.url), state) : read
}

function readWithin(ms: number, state: Uint8Array): DesignAtRest | null | 'too long' {
  const doc = new WatchedDoc()
  try {
    doc.within(ms, () => Y.applyUpdateV2(doc, state))
    return atRest(doc)
  } catch (error) {
    return error instanceof TooMuchWork ? 'too long' : null
  } finally {
    doc.destroy()
  }
}

/** null: the state is none of Yjs. */
export function designAtRest(state: Uint8Array): DesignAtRest | null {
  const doc = new Y.Doc()
  try {
    Y.applyUpdateV2(doc, state)
    return atRest(doc)
  } catch {
    return null
  } finally {
    doc.destroy()
  }
}

function atRest(doc: Y.Doc): DesignAtRest {
  return { body: bodyOf(doc), template: design.design.template.read(doc) }
}
