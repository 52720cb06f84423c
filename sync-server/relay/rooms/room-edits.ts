import type * as Y from 'yjs'
import type { DocId, Editor } from '../log/update-log.ts'
import type { RoomAccess } from './room-access.ts'

/** The room cannot be opened or changed now, or its document is as large as it may be. */
export class RoomNotWritable extends Error {
  override readonly name = 'RoomNotWritable'
  readonly isFull: boolean

  constructor(message: string, { isFull = false, cause }: { isFull?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isFull = isFull
  }
}

/** How the rest of the server changes a document, whether people have it open or not. */
export interface RoomEdits {
  /**
   * One transaction on what any node has stored by now. Clients of all nodes get it once it is stored; resolves with what `change`
   * answered then. Rejects with what `change` throws, and with `RoomNotWritable`. `editor`: who calls for it.
   */
  edit<Made>(id: DocId, editor: Editor | null, change: (doc: Y.Doc) => Made): Promise<Made>
}

/** Edits in rooms of this node, from when the relay is there. */
export class NodeRoomEdits implements RoomEdits {
  #rooms: Pick<RoomAccess, 'open'> | null = null

  attach(rooms: Pick<RoomAccess, 'open'>): void {
    this.#rooms = rooms
  }

  async edit<Made>(
    { idBrand, document }: DocId,
    editor: Editor | null,
    change: (doc: Y.Doc) => Made,
  ): Promise<Made> {
    const room = await this.#open(idBrand, document)
    try {
      await room.catchUp()
      if (room.isFull) throw new RoomNotWritable('The document is as large as it may be.', { isFull: true })
      const made: Made[] = []
      let isBegun = false
      const edited = room.edit((doc) => {
        isBegun = true
        made.push(change(doc))
      }, editor)
      await edited.catch((cause: unknown) => {
        if (isBegun) throw cause
        throw new RoomNotWritable('The room was given up, or its document is set aside.', { cause })
      })
      return made[0] as Made
    } finally {
      room.release()
    }
  }

  async #open(idBrand: number, document: DocId['document']) {
    if (this.#rooms === null) throw new RoomNotWritable('There are no rooms yet.')
    try {
      return await this.#rooms.open(idBrand, document)
    } catch (cause) {
      throw new RoomNotWritable('The room cannot be opened now.', { cause })
    }
  }
}
