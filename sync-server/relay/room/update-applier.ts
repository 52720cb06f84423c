import { closeCode } from '#model/sync/protocol.ts'
import type { Logger } from '#server/logging.ts'
import type { RoomDocument } from '../document/room-document.ts'
import type { DocId } from '../log/update-log.ts'
import { metrics } from '../metrics/relay-metrics.ts'
import { RepairFailed } from '../rights/repair-failed.ts'
import type { RoomRights } from '../rights/room-rights.ts'
import type { Connection } from '../sockets/connection.ts'
import type { AccountCosts } from '../work/account-costs.ts'
import { TooMuchWork } from '../work/watched-doc.ts'
import { tellProblem } from './tell-problem.ts'
import type { Turn } from './turn.ts'

interface Options {
  readonly id: DocId
  readonly document: RoomDocument
  readonly rights: RoomRights
  readonly turn: Turn
  readonly work: AccountCosts
  /** Processor time that one update of a client may take. */
  readonly updateMs: number
  readonly log: Logger
  /** The document in memory has to be discarded. */
  readonly onFailure: () => void
}

/** What an update that had to be ended counts for: loading the room again, and everybody's return. */
const ruinousMs = 5_000

/** Changes the document of a room: updates of clients within their budget and their rights, others whatever they cost. */
export class UpdateApplier {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  /**
   * False: the update failed half-way, so the document in memory is discarded. Nothing of the update is in the log.
   * `writers`: as `WatchedDoc.within`.
   */
  apply(change: () => void, connection?: Connection, writers?: ReadonlySet<number>): boolean {
    const { turn, document, id, log, onFailure } = this.#options
    const before = turn.length
    try {
      // What other nodes have stored is part of the document, whatever it costs.
      if (connection) this.#applyOf(connection, change, writers)
      else document.within(Number.POSITIVE_INFINITY, change, writers)
      return true
    } catch (err) {
      turn.truncate(before)
      log.error({ err, ...id }, 'an update could not be applied; the room starts anew')
      if (connection) this.#closeAuthor(connection, err)
      onFailure()
      return false
    }
  }

  #applyOf(connection: Connection, change: () => void, writers?: ReadonlySet<number>): void {
    const { document, rights, updateMs, id } = this.#options
    let refused: string[] = []
    document.within(updateMs, change, writers)
    // What is put back is written by the document itself.
    const putBack = () => {
      refused = rights.putBack(document.doc, connection)
    }
    document.within(updateMs, putBack, new Set())
    for (const field of refused)
      tellProblem(connection, {
        document: id.document,
        field,
        code: 'FIELD_READ_ONLY',
        message: 'This role may not change the field; it has its previous value again.',
      })
  }

  #closeAuthor(connection: Connection, failure: unknown): void {
    const isRepair = failure instanceof RepairFailed
    if (isRepair) metrics.failedRepairs.inc()
    // A client that comes back with the same update would have the room loaded again and again.
    if (isRepair || failure instanceof TooMuchWork) this.#options.work.charge(connection.person.id, ruinousMs)
    if (isRepair) connection.close(closeCode.overloaded, 'the room starts anew')
    else if (failure instanceof TooMuchWork)
      connection.close(closeCode.tooLarge, 'the update takes too much work')
    else connection.close(closeCode.invalidUpdate, 'not a valid update')
  }
}
