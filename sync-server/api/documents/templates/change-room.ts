import type * as Y from 'yjs'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { CallContext } from '#server/http/context.ts'
import { Refusal } from '#server/http/refusal.ts'
import { RoomNotWritable } from '#server/relay/rooms/room-edits.ts'
import { deviceNameOf } from '#server/relay/sockets/device-name.ts'
import { inTurn } from '../read-in-turn.ts'

/** Between two versions that are kept of it, as where people write. */
const gapMs = 9 * 60_000

/**
 * Changes a design in its room, so that open devices of all nodes have it at once, and keeps a version of it. Rejects with
 * NOT_READY where the room cannot be opened now, and with TOO_LARGE where the design is as large as it may be.
 */
export async function changeRoom(
  context: CallContext,
  document: DocumentName,
  change: (doc: Y.Doc) => void,
): Promise<void> {
  const { idBrand, services, account, userAgent } = context
  const editor = { idAccount: account.id, name: account.name, device: deviceNameOf(userAgent) }
  try {
    await inTurn(idBrand, () => services.rooms.edit({ idBrand, document }, change))
  } catch (cause) {
    if (!(cause instanceof RoomNotWritable)) throw cause
    throw new Refusal(cause.isFull ? 'TOO_LARGE' : 'NOT_READY', { cause })
  }
  context.afterwards(() => {
    inTurn(idBrand, () => services.versions.keep({ idBrand, document }, [editor], gapMs)).catch(
      (err: unknown) => services.log.warn({ err, idBrand, document }, 'a version could not be kept'),
    )
  })
}
