import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { localDesignsChanged } from './local-designs.ts'

const channelName = 'saegim-design-edits'

/** How often another window of this browser has written a design since this one asked, by document. */
type Edits = ReadonlyMap<string, number>

const edits = createWatched<Edits>(new Map())
let channel: BroadcastChannel | null = null

function open(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel !== 'function') return channel
  channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string') return
    edits.set(new Map(edits.get()).set(data, (edits.get().get(data) ?? 0) + 1))
    // The list of a brand without an account is made of its documents.
    localDesignsChanged()
  }
  return channel
}

/** Tells the other windows that a design was written to this device. */
export function tellEdited(document: string): void {
  open()?.postMessage(document)
}

/** What other windows have told; listens from the first subscription on. */
export const designEdits: Watched<Edits> = {
  get: edits.get,
  subscribe: (listener) => {
    open()
    return edits.subscribe(listener)
  },
}
