import { payloadOf } from '#model/sync/awareness.ts'
import { RoomDiffs } from '../document/room-diffs.ts'
import { RoomDocument } from '../document/room-document.ts'
import { EpochGate } from '../epochs/epoch-gate.ts'
import { LogGrowth } from '../log/log-growth.ts'
import type { DocId, Editor } from '../log/update-log.ts'
import { FanOut, type FanOutTarget } from '../nodes/fan-out.ts'
import { RoomPresence } from '../presence/presence.ts'
import { RoomRights } from '../rights/room-rights.ts'
import { Connection } from '../sockets/connection.ts'
import { Acknowledgements } from './acknowledgements.ts'
import { editorAt } from './changes.ts'
import { ClientPresence } from './client-presence.ts'
import { ClientUpdates } from './client-updates.ts'
import { EditOfServer } from './edit-of-server.ts'
import { HeldSends } from './held-sends.ts'
import { MessageDispatch } from './message-dispatch.ts'
import type { NodeParts } from './node-parts.ts'
import { RoomClients } from './room-clients.ts'
import { RoomEnd } from './room-end.ts'
import { RoomListed } from './room-listed.ts'
import type { RoomState } from './room-state.ts'
import { mostBytesOf, RoomWeight } from './room-weight.ts'
import { SetAside } from './set-aside.ts'
import { StoredUpdates, storedOrigin } from './stored-updates.ts'
import { Turn } from './turn.ts'
import { UpdateApplier } from './update-applier.ts'

/** What a room tells its node, and asks it. */
export interface RoomListeners {
  /** After each commit that held updates of clients. */
  readonly onStored: (editors: readonly Editor[]) => void
  /** An update failed half-way, or the document has a new epoch: the room must be loaded again from the log. */
  readonly onBroken: () => void
  /** The weight of the room has changed. */
  readonly onWeight: () => void
  /** Whether an account may make the room heavier by so many bytes. */
  readonly mayGrow: (idAccount: number, bytes: number) => boolean
}

export type RoomParts = ReturnType<typeof assembleRoom>

/** The parts of a room and how they are connected, in the order in which a change passes through them. */
export function assembleRoom(id: DocId, node: NodeParts, listeners: RoomListeners) {
  const { limits, updateLog, log, work } = node
  const { onStored, onBroken, onWeight, mayGrow } = listeners
  const state: RoomState = { rebuilds: 0, lastEditor: null, isBroken: false, isOutdated: false }

  // The document: what may not be changed in it, what it weighs, how much of the log it is.
  const rights = new RoomRights(id, node.keptQuota)
  const document = new RoomDocument(
    {
      changed: (update, by, clocks) => {
        const author = by instanceof Connection ? by : null
        const editor = author ? editorAt(author) : by instanceof EditOfServer ? by.editor : null
        turn.add({ update, author, editor, isStored: by === storedOrigin }, clocks)
      },
      transacted: (transaction) => rights.check(transaction),
    },
    limits.loadMs,
  )
  const diffs = new RoomDiffs(document, limits.chunkBytes, node.diffs)
  const growth = new LogGrowth(id, updateLog, log, onWeight)
  const weight = new RoomWeight(document, growth, mostBytesOf(id.document, limits))
  const setAside = new SetAside(id, document, node.setAside, log)

  // Clients of this node, and other nodes.
  const welcomed = new Set<Connection>()
  const gate = new EpochGate(id, updateLog, log)
  const presenceOfAll = new RoomPresence(limits.presenceBytes, payloadOf(id.document))
  const target: FanOutTarget = {
    applyFromNode: (entries, rebuilds) => stored.applyFromNode(entries, rebuilds),
    applyPresence: (from, states) => presence.applyFromNode(from, states),
    localPresence: () => presenceOfAll.encodeLocal(),
  }
  const nodes = new FanOut(node.bus, id, target, log)
  const presence = new ClientPresence({
    presence: presenceOfAll,
    budget: node.presenceBudget,
    connections: welcomed,
    sendToNodes: (states) => nodes.presence(states),
  })
  const clients = new RoomClients({ ...node, welcomed, state, gate, diffs, presence })

  // What becomes of a change: sent, stored, published, acknowledged.
  const acknowledgements = new Acknowledgements()
  const sends = new HeldSends()
  const listed = new RoomListed(id.document)
  const turn = new Turn({
    id,
    updateLog,
    rights,
    nodes,
    growth,
    acknowledgements,
    sends,
    charge: (changes, ms) => work.chargeAuthors(changes, ms),
    rebuilds: () => state.rebuilds,
    listed: {
      next: () => listed.next(() => document.doc),
      afterOtherNode: () => listed.afterOtherNode(() => document.doc),
    },
    sendToPeers: (changes, merged) => clients.send(changes, merged),
    onAppend: (editor) => {
      state.lastEditor = editor ?? state.lastEditor
    },
    onStored,
    onOtherEpoch: () => end.startNewEpoch(),
    onUnstorable: (failure, changes) => end.startAnewWithout(failure, changes),
  })
  const end = new RoomEnd({ id, state, turn, acknowledgements, clients, log, onBroken })

  // Where changes come from: clients, and what other nodes have stored.
  const applier = new UpdateApplier({
    id,
    document,
    rights,
    turn,
    work,
    updateMs: limits.updateMs,
    log,
    onFailure: () => end.startAnew(),
  })
  const updates = new ClientUpdates({
    id,
    document,
    diffs,
    turn,
    weight,
    applier,
    setAside,
    connections: welcomed,
    maxMessageBytes: node.maxMessageBytes,
    mayGrow,
    onWeight,
  })
  const stored = new StoredUpdates({
    id,
    state,
    document,
    turn,
    applier,
    growth,
    acknowledgements,
    updateLog,
    log,
    onNewEpoch: () => end.startNewEpoch(),
    applyPending: () => updates.applyPending(),
  })
  const messages = new MessageDispatch({ state, clients, gate, work, updates, presence, sends })

  return {
    state,
    document,
    diffs,
    growth,
    weight,
    setAside,
    gate,
    nodes,
    presence,
    clients,
    acknowledgements,
    turn,
    end,
    updates,
    stored,
    messages,
  }
}
