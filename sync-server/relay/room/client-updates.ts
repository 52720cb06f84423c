import * as Y from 'yjs'
import { closeCode } from '#model/sync/protocol.ts'
import { clientsIn, type DecodedUpdate, decodeUpdate, writersIn } from '../document/decode-update.ts'
import { refuseDeepTypes, typesIn } from '../document/nested-types.ts'
import { hasNewContent } from '../document/new-content.ts'
import { canApplyMore, joinPending, takePending } from '../document/pending-update.ts'
import type { RoomDiffs } from '../document/room-diffs.ts'
import type { RoomDocument } from '../document/room-document.ts'
import type { DocId } from '../log/update-log.ts'
import { metrics, traffic } from '../metrics/relay-metrics.ts'
import type { Connection } from '../sockets/connection.ts'
import type { RoomWeight } from './room-weight.ts'
import type { SetAside } from './set-aside.ts'
import { tellProblem } from './tell-problem.ts'
import type { Turn } from './turn.ts'
import type { UpdateApplier } from './update-applier.ts'

interface Options {
  readonly id: DocId
  readonly document: RoomDocument
  readonly diffs: RoomDiffs
  readonly turn: Turn
  readonly weight: RoomWeight
  readonly applier: UpdateApplier
  readonly setAside: SetAside
  readonly connections: ReadonlySet<Connection>
  readonly maxMessageBytes: number
  /** Whether an account may make the room heavier by so many bytes. */
  readonly mayGrow: (idAccount: number, bytes: number) => boolean
  readonly onWeight: () => void
}

/** Marks of one client that may wait for a pending update. */
const maxPendingMarks = 10_000

/**
 * Updates of clients: refused, acknowledged because they hold nothing new, applied, or kept with their client until their base has
 * come; and the marks that follow them.
 */
export class ClientUpdates {
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  receive(connection: Connection, update: Uint8Array, kind: 'answer' | 'update'): void {
    traffic.in.updates += 1
    const decoded = decodeUpdate(update)
    if (!decoded) {
      connection.close(closeCode.invalidUpdate, 'not a valid update')
      return
    }
    const { document, turn } = this.#options
    const isNew = () => hasNewContent(document.known(), decoded)
    if (!this.#mayWrite(connection, update, decoded, isNew)) return
    const acknowledge = () =>
      turn.acknowledge({
        connection,
        mark: null,
        clients: clientsIn(decoded),
        arrivedAt: performance.now(),
      })
    // Every client sends what it has when it connects: nothing new is no reason to load the document.
    if (document.isSnapshot && !isNew()) {
      acknowledge()
      return
    }
    if (!this.#options.setAside.loadsDocument()) {
      this.#options.setAside.refuse(connection)
      return
    }
    const before = turn.length
    if (!this.#apply(connection, update, decoded)) return
    const left = takePending(document.doc)
    if (left && !this.#keepPending(connection, left, kind)) return
    if (turn.length > before) this.applyPending()
    if (!left || turn.length > before) acknowledge()
  }

  receiveMark(connection: Connection, mark: number): void {
    if (connection.wasRefused) return
    if (!connection.pending) {
      this.#options.turn.acknowledge({ connection, mark, clients: null, arrivedAt: performance.now() })
      return
    }
    connection.pendingMarks ??= []
    connection.pendingMarks.push(mark)
    if (connection.pendingMarks.length > maxPendingMarks)
      connection.close(closeCode.tooFast, 'too many marks wait')
  }

  /** The document has changed: pending updates of all clients whose base is there now are applied. */
  applyPending(): void {
    const { document, turn, applier, connections } = this.#options
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false
      for (const connection of connections) {
        const { pending } = connection
        if (!pending || !canApplyMore(document.doc, pending)) continue
        const before = turn.length
        const apply = () => {
          Y.applyUpdateV2(document.doc, pending.update, connection)
          refuseDeepTypes(document.doc, typesIn(Y.decodeUpdateV2(pending.update).structs))
        }
        if (!applier.apply(apply, connection)) return
        connection.pending = takePending(document.doc)
        hasGrown ||= turn.length > before
        if (connection.pending) continue
        turn.acknowledge({ connection, mark: null, clients: null, arrivedAt: performance.now() })
        const marks = connection.pendingMarks ?? []
        connection.pendingMarks = null
        for (const mark of marks) this.receiveMark(connection, mark)
      }
    }
  }

  /** What the role, the size of the document and the shares of this node refuse. An update without anything new is not refused. */
  #mayWrite(connection: Connection, update: Uint8Array, { structs }: DecodedUpdate, isNew: () => boolean) {
    const { weight, mayGrow } = this.#options
    if (!connection.facts.mayWrite) {
      if (isNew()) this.#refuse(connection)
      return false
    }
    if (weight.isBeyond(update.length, structs.length) && isNew()) {
      connection.close(closeCode.tooLarge, 'the document is full')
      return false
    }
    const added = weight.after(update.length, structs.length) - weight.total
    if (!mayGrow(connection.person.id, added) && isNew()) {
      connection.close(closeCode.overloaded, 'too much is loaded for this account or brand')
      return false
    }
    return true
  }

  #refuse(connection: Connection): void {
    metrics.refusals.inc()
    connection.wasRefused = true
    tellProblem(connection, {
      document: this.#options.id.document,
      field: null,
      code: 'READ_ONLY',
      message: 'This role may read the document but not change it.',
    })
  }

  #apply(connection: Connection, update: Uint8Array, decoded: DecodedUpdate): boolean {
    const { document, weight, onWeight, applier } = this.#options
    weight.add(decoded.structs.length)
    onWeight()
    const types = typesIn(decoded.structs)
    const apply = () => {
      Y.applyUpdate(document.doc, update, connection)
      refuseDeepTypes(document.doc, types)
    }
    return applier.apply(apply, connection, writersIn(decoded))
  }

  /** False: too much waits for its base, and the client is closed. */
  #keepPending(
    connection: Connection,
    left: NonNullable<ReturnType<typeof takePending>>,
    kind: 'answer' | 'update',
  ): boolean {
    const { maxMessageBytes, diffs } = this.#options
    metrics.gaps.inc()
    connection.pending = joinPending(connection.pending, left)
    if (connection.pending.update.length > maxMessageBytes) {
      connection.close(closeCode.tooLarge, 'too much waits for its base')
      return false
    }
    // A sync step 2 was already everything the client has; another question would repeat for ever.
    if (kind === 'update') connection.sendBuffer.send(diffs.ask())
    return true
  }
}
