import type { Room } from '../room/room.ts'

type LeavingRoom = Pick<Room, 'retire' | 'settled' | 'destroy'>

/** Rooms that were closed so that others have a place, by key, until everything that they accepted is in the log. */
export class LeavingRooms {
  readonly #leaving = new Map<string, Promise<boolean>>()

  /** Closes the clients of the room; they come back to the room that is loaded after it. */
  add(key: string, room: LeavingRoom): void {
    room.retire('too much is loaded')
    const leaving = room.settled()
    this.#leaving.set(key, leaving)
    void leaving.then(() => {
      room.destroy()
      if (this.#leaving.get(key) === leaving) this.#leaving.delete(key)
    })
  }

  /** Resolves with whether everything is stored: only then may the room be loaded again. undefined: it is not leaving. */
  settled(key: string): Promise<boolean> | undefined {
    return this.#leaving.get(key)
  }

  all(): Iterable<Promise<boolean>> {
    return this.#leaving.values()
  }
}
