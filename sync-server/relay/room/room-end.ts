import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import { type AppendGivenUp, AppendRefused, type DocId } from '../log/update-log.ts'
import { type Acknowledgements, onceStored } from './acknowledgements.ts'
import type { Change } from './changes.ts'
import type { RoomClients } from './room-clients.ts'
import type { RoomState } from './room-state.ts'
import type { Turn } from './turn.ts'

interface Options {
  readonly id: DocId
  readonly state: RoomState
  readonly turn: Pick<Turn, 'flush' | 'flushIfPlanned' | 'length'>
  readonly acknowledgements: Pick<Acknowledgements, 'isAllStored' | 'afterStored'>
  readonly clients: Pick<RoomClients, 'sendAway'>
  readonly log: Logger
  /** The room must be loaded again from the log. */
  readonly onBroken: () => void
}

/**
 * How a room ends, and when everything that it accepted is stored. Before it is idle its clients are closed with 1013 and come back to the room that is loaded from the log:
 *
 *   an update fails half-way      ─▶ broken: what was accepted before it is stored
 *   the document has a new epoch  ─▶ broken and outdated: nothing more can be stored, and the clients still have it
 *   the log refuses an update     ─▶ broken and outdated; a single author of it is closed for good first
 *   its place is needed           ─▶ retired: what was accepted is stored; nothing is loaded until clients come back
 */
export class RoomEnd {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /** The document was rebuilt: this room has the epoch before. What it has not stored yet its clients still have. */
  startNewEpoch(): void {
    const { state, log, id } = this.#options
    if (state.isBroken) return
    log.warn({ ...id }, 'the document has a new epoch; the room starts anew')
    state.isOutdated = true
    this.startAnew()
  }

  /**
   * The log cannot store what this room has. Whose updates they are is sent away for good; the others, and all where several
   * have written in one turn, come back to the room as it is stored.
   */
  startAnewWithout(failure: AppendRefused | AppendGivenUp, changes: readonly Change[]): void {
    const { state, log, id } = this.#options
    if (state.isBroken) return
    const authors = new Set(changes.flatMap(({ author }) => author ?? []))
    if (failure instanceof AppendRefused && authors.size === 1) {
      const code = failure.isTooLarge ? closeCode.tooLarge : closeCode.invalidUpdate
      for (const author of authors) author.close(code, 'the update cannot be stored')
    }
    log.warn({ err: failure, ...id }, 'updates could not be stored; the room starts anew')
    state.isOutdated = true
    this.startAnew()
  }

  startAnew(): void {
    this.retire('the room starts anew')
    this.#options.onBroken()
  }

  /** Takes nothing more, and closes all sockets with 1013. What has come is stored. */
  retire(why: string): void {
    const { state, turn, clients } = this.#options
    turn.flush()
    state.isBroken = true
    clients.sendAway(why)
  }
  /** Whether everything the room holds by now is stored. */
  get isStored(): boolean {
    return this.#options.acknowledgements.isAllStored && this.#options.turn.length === 0
  }

  /** Resolves with true once everything the room holds by now is stored, with false if that will not happen. */
  async settled(): Promise<boolean> {
    const { state, turn, acknowledgements } = this.#options
    turn.flushIfPlanned()
    if (state.isOutdated) return false
    if (this.isStored) return true
    const { promise, resolve } = Promise.withResolvers<boolean>()
    acknowledgements.afterStored([onceStored((failure) => resolve(failure === undefined))])
    return promise
  }
}
