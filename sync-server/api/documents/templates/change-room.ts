import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { RoomNotWritable } from '#server/relay/rooms/room-edits.ts'
import { editorOf } from '../editor.ts'
import { inTurn, inTurnOfBrand } from '../read-in-turn.ts'
import { refuseDamaged } from '../refuse-damaged.ts'

/** Between two versions that are kept for bodies of one account, written one over the other. */
const gapMs = 60_000

/**
 * Changes a design in its room, so that open devices of all nodes have it at once. Rejects with NOT_READY where the room cannot be
 * opened now, and with TOO_LARGE where the design is as large as it may be.
 */
export function changeRoom(
  context: CallContext,
  document: DocumentName,
  change: (doc: Y.Doc) => void,
): Promise<void> {
  const { idBrand, services } = context
  return inTurnOfBrand(idBrand, async () => {
    try {
      await services.rooms.edit({ idBrand, document }, editorOf(context), change)
    } catch (cause) {
      if (!(cause instanceof RoomNotWritable)) throw cause
      throw new Refusal(cause.isFull ? 'TOO_LARGE' : 'NOT_READY', { cause })
    }
  })
}

/**
 * Keeps what a design is now as a version, because a body may take all of it away. Of what the caller alone has written since the
 * newest version, at most once a minute. Rejects with CONFLICT where it cannot be read.
 */
export async function keepBefore(context: CallContext, document: DocumentName): Promise<void> {
  const { idBrand, services } = context
  const gap = { ms: gapMs, idAccount: editorOf(context)?.idAccount ?? null }
  const outcome = await inTurn(idBrand, () => services.versions.keep({ idBrand, document }, [], gap))
  if (outcome === 'damaged') throw refuseDamaged()
}
