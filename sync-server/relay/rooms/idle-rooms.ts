import type { LoadedRoom } from './loaded-room.ts'

interface Options {
  /** From the release of the last handle to compaction and unloading. */
  readonly idleMs: number
  readonly isClosing: () => boolean
  /** Removes a room of which everything is stored. */
  readonly unload: (loaded: LoadedRoom) => void
}

/** Compacts and unloads rooms some time after their last handle is released. A handle that is taken meanwhile keeps the room. */
export class IdleRooms {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  plan(loaded: LoadedRoom): void {
    this.cancel(loaded)
    loaded.idle = setTimeout(() => void this.#compactAndUnload(loaded), this.#options.idleMs)
    loaded.idle.unref()
  }

  cancel(loaded: LoadedRoom): void {
    if (loaded.idle) clearTimeout(loaded.idle)
    loaded.idle = null
  }

  /** A client that comes during the compaction keeps the room loaded. */
  async #compactAndUnload(loaded: LoadedRoom): Promise<void> {
    const room = await loaded.opening.catch(() => null)
    if (!room || loaded.handles > 0) return
    await room.compact()
    await room.settled()
    if (loaded.handles > 0 || this.#options.isClosing()) return
    this.#options.unload(loaded)
  }
}
