import type { DocumentName } from '#model/document-kinds/names.ts'
import type { Problem } from '#model/sync/protocol.ts'
import type { Room } from '../room/room.ts'
import type { ServerRoomHandle } from './room-access.ts'

/** A room of this node that is loaded, or being loaded, with who has it open. */
export interface LoadedRoom {
  readonly key: string
  readonly idBrand: number
  readonly document: DocumentName
  readonly opening: Promise<Room>
  room: Room | null
  handles: number
  /** How many of the handles are the server's own: what they do with the room must not be cut off. */
  handlesOfServer: number
  idle: NodeJS.Timeout | null
  /** The weight at which the shares were checked last. */
  checkedAt: number
}

export interface RoomHandle {
  readonly room: Room
  /** Unresolved problems, which a new client is told. */
  readonly problems: Iterable<Problem>
  release(): void
}

export interface HandleOwner {
  release(loaded: LoadedRoom, idAccount: number | null): void
  problemsOf(loaded: LoadedRoom): Iterable<Problem>
}

/** One per client of a node, so it is small. */
export class LoadedRoomHandle implements RoomHandle {
  readonly room: Room
  readonly #loaded: LoadedRoom
  readonly #idAccount: number | null
  readonly #owner: HandleOwner
  #isOpen = true

  constructor(room: Room, loaded: LoadedRoom, idAccount: number | null, owner: HandleOwner) {
    this.room = room
    this.#loaded = loaded
    this.#idAccount = idAccount
    this.#owner = owner
  }

  get problems(): Iterable<Problem> {
    return this.#owner.problemsOf(this.#loaded)
  }

  release(): void {
    if (this.#isOpen) this.#owner.release(this.#loaded, this.#idAccount)
    this.#isOpen = false
  }
}

/** What the rest of the server may do with a room that it has open. `tell`: on every node. */
export function serverHandleOf(handle: RoomHandle, tell: (problem: Problem) => void): ServerRoomHandle {
  const { room } = handle
  return {
    ...room.id,
    get doc() {
      return room.doc
    },
    get lastEditor() {
      return room.lastEditor
    },
    get isFull() {
      return room.isFull
    },
    catchUp: () => room.catchUp(),
    edit: (change, editor) => room.edit(change, editor),
    tell,
    get problems() {
      return handle.problems
    },
    release: () => handle.release(),
  }
}
