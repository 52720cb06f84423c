import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { isLocal } from '#device/identity/brand-ref.ts'
import { createWatched, type Watched } from '#device/watch/watched.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { Field } from '#model/fields/field.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { Item, ItemShape, ListField } from '#model/fields/list.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { Problem } from '#model/sync/protocol.ts'
import { type PastHistory, setAside, takeBackAside } from '../epochs/set-aside.ts'
import { type Connection, connectDocument, type RelayAddress } from '../relay/connection.ts'
import { idle } from '../relay/connection-state.ts'
import { createPresence, type Presence } from '../relay/presence.ts'
import { withProblem } from '../relay/relay-messages.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { type PersistenceOptions, persistDocument } from '../storage/persistence.ts'
import type { Phase } from '../storage/phase.ts'
import * as ledgers from '../storage/unsynced.ts'
import { type BoundText, createBoundText } from '../text/bound-text.ts'
import { type Conflict, createConflicts } from './conflicts.ts'
import { createFieldWatches } from './field-watches.ts'
import { createLiveAnswers } from './live-answers.ts'
import { computeSyncState, type SyncState } from './sync-state.ts'

export interface OpenDocument extends DocumentRef {
  readonly doc: Y.Doc
  readonly fields: readonly Field[]
  readonly phase: Watched<Phase>
  /** Whether there is anything to show, be it the plain words of the last time. */
  readonly hasSomething: Watched<boolean>
  readonly answers: Watched<Answers>
  readonly sync: Watched<SyncState>
  readonly presence: Presence
  /** Own choices that lost to others made at the same time, by path. */
  readonly conflicts: Watched<ReadonlyMap<string, Conflict>>
  readonly dismissConflict: (path: string) => void
  /** How many changes were made here since it was opened: who hears of a change can tell whose it is. */
  readonly ownChanges: Watched<number>
  readonly text: (handle: TextHandle) => BoundText
  readonly value: <Value>(handle: ValueHandle<Value>) => Watched<Value | null>
  readonly items: <Shape extends ItemShape>(field: ListField<Shape>) => Watched<readonly Item<Shape>[]>
  /** Chooses, as one step of the document's undo. Before the document is read nothing is taken. */
  readonly choose: <Value>(handle: ValueHandle<Value>, value: Value | null) => void
  readonly edit: <Result>(change: (doc: Y.Doc) => Result) => Result | null
  readonly undo: () => void
  readonly redo: () => void
  readonly retryNow: () => void
  readonly wake: () => void
  readonly doubt: () => void
  readonly exportCopy: () => { fileName: string; blob: Blob }
  /** Fields into the document, the document to the browser, before this returns: it may be the page's last moment. */
  readonly handOver: () => void
  /** Fields into the document, the document into IndexedDB. */
  readonly flush: () => Promise<void>
  readonly hasUnwritten: () => boolean
  readonly close: () => Promise<void>
}

export interface OpenOptions extends DocumentRef {
  /** Null for a local brand, which nobody else has. */
  readonly address: RelayAddress | null
  /** The document has a new history: the old one is set aside, and this one is to be opened anew. */
  readonly onRebuilt?: () => void
  /** The relay said that what the account may do has changed. */
  readonly onRoleChanged?: () => void
  readonly storage?: PersistenceOptions
  /** How long after a change the plain words are stored. */
  readonly snapshotMs?: number
}

/** Opens a document: its copy on this device, then the relay. Needs no React. Whoever opens it closes it. */
export function openDocument(options: OpenOptions): OpenDocument {
  const { account, brand, name, snapshotMs = 1_000 } = options
  const doc = new Y.Doc()
  const awareness = new Awareness(doc)
  const fields = fieldsOf(name)
  const phase = createWatched<Phase>('loading')
  const hasSomething = createWatched(false)
  const answers = createLiveAnswers(fields, doc)
  const presence = createPresence(awareness, account)
  const conflicts = createConflicts(doc, presence.peers)
  const ownChanges = createWatched(0)
  const persistence = persistDocument(databaseNameOf(options), doc, options.storage)
  const chosenHere = { kind: 'edit' }
  // Each choice is a step: a removal taken back by its toast must not take the edit before with it.
  const history = new Y.UndoManager(doc, { trackedOrigins: new Set([chosenHere]), captureTimeout: 0 })
  const watches = createFieldWatches({ doc, phase, answers })
  const texts = new Map<string, BoundText>()

  let ledger = ledgers.emptyLedger
  let problems: readonly Problem[] = []
  let connection: Connection | null = null
  let mayMark = false
  let isClosed = false
  let snapshotTimer: ReturnType<typeof setTimeout> | null = null

  const sync = createWatched<SyncState>(computeSync(), isSame)

  function computeSync(): SyncState {
    return computeSyncState({
      isLocalBrand: isLocal(brand),
      connection:
        connection?.state.get() ?? (phase.get() === 'loading' ? { name: 'connecting', attempt: 0 } : idle),
      storage: persistence.state.get(),
      unsynced: ledgers.countUnsynced(ledger),
      problems,
    })
  }
  const tellSync = () => sync.set(computeSync())

  const becomeReady = () => {
    if (isClosed || phase.get() === 'ready') return
    answers.start()
    hasSomething.set(true)
    phase.set('ready')
  }

  const changeLedger = (next: ledgers.Ledger) => {
    if (next === ledger) return
    ledger = next
    if (!isLocal(brand)) noteUnsynced(ledgers.ownUnsynced(ledger))
    tellSync()
  }

  let hasNotedChoices = false
  const noteUnsynced = (unsynced: ledgers.Unsynced) => {
    persistence.noteUnsynced(unsynced)
    const choices = unsynced.count > 0 ? conflicts.ownChoices() : []
    if (choices.length > 0 || hasNotedChoices) persistence.noteChoices(choices)
    hasNotedChoices = choices.length > 0
  }

  const markWhatIsSent = () => {
    if (!mayMark || !ledgers.needsMark(ledger)) return
    const next = ledgers.sendMark(ledger)
    if (connection?.sendMark(next.lastMark)) changeLedger(next)
  }

  const snapshot = () => {
    if (snapshotTimer !== null) clearTimeout(snapshotTimer)
    snapshotTimer = null
    if (phase.get() === 'ready') persistence.noteAnswers(answers.readNow())
  }

  const updated = (_update: Uint8Array, _origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
    if (phase.get() === 'ready') snapshotTimer ??= setTimeout(snapshot, snapshotMs)
    // Yjs marks what came as an update as not local; undoing is local too.
    if (transaction.local) ownChanges.set(ownChanges.get() + 1)
    if (!transaction.local || isLocal(brand)) return
    changeLedger(ledgers.addChange(ledger, Date.now()))
    // Behind the update, which y-websocket sends in a handler after this one.
    queueMicrotask(markWhatIsSent)
  }

  /** Nothing that is typed until the end is left out: fields read from the first line on. */
  const startAnew = async (past: PastHistory) => {
    phase.set('loading')
    for (let written = -1; written !== ownChanges.get(); ) {
      for (const text of texts.values()) text.flush()
      written = ownChanges.get()
      await persistence.flush()
      if (isClosed) return
    }
    const mine = Y.encodeStateAsUpdate(doc)
    await persistence.close()
    await setAside(options, past, mine)
    options.onRebuilt?.()
  }

  const written = async () => {
    await persistence.flush()
    if (persistence.hasUnwritten()) throw new Error('the document could not be written')
  }

  const connect = (address: RelayAddress, history: number) => {
    connection = connectDocument({
      doc,
      awareness,
      address,
      history,
      onRebuilt: (past) => {
        startAnew(past).catch((cause: unknown) => console.warn('a document could not be opened anew', cause))
      },
      onAnswered: () => {
        mayMark = true
        // What is refused as a whole is refused again if it still is: a role may have come back.
        problems = problems.filter(({ field }) => field !== null)
        tellSync()
        markWhatIsSent()
      },
      onMark: (mark) => {
        const next = ledgers.acknowledge(ledger, mark, Date.now())
        if (next !== ledger && ledger.before.count > 0) persistence.forgetEarlierUnsynced()
        changeLedger(next)
        markWhatIsSent()
      },
      onLost: () => {
        mayMark = false
        changeLedger(ledgers.loseConnection(ledger))
      },
      onProblem: (problem) => {
        problems = withProblem(problems, problem)
        tellSync()
      },
      onRoleChanged: () => options.onRoleChanged?.(),
    })
    connection.state.subscribe(() => {
      if (connection?.state.get().name === 'synced' && phase.get() !== 'ready') {
        becomeReady()
        snapshot()
      }
      if (connection?.state.get().name === 'synced') {
        takeBackAside(options, doc, written).catch((cause: unknown) =>
          console.warn('what was set aside could not be taken back yet', cause),
        )
      }
      tellSync()
    })
    tellSync()
  }

  const begin = async () => {
    const painted = await persistence.whenPainted
    if (painted && phase.get() === 'loading') {
      answers.paint(painted)
      hasSomething.set(true)
    }
    const { isKnown, unsynced, choices, history } = await persistence.whenLoaded
    if (isClosed) return
    conflicts.remember(choices)
    ledger = ledgers.remember(ledger, unsynced)
    if (isKnown || isLocal(brand)) becomeReady()
    else phase.set('waiting')
    // Not before: a provider that is there first uploads the whole copy while it is read.
    if (options.address) connect(options.address, history)
    tellSync()
  }

  doc.on('update', updated)
  const unwatchStorage = persistence.state.subscribe(() => {
    // A database that opened late brings what it holds.
    if (persistence.state.get().name === 'ready' && phase.get() === 'waiting' && doc.store.clients.size > 0) {
      becomeReady()
    }
    tellSync()
  })
  void begin()

  const handOver = () => {
    for (const text of texts.values()) text.flush()
    if (snapshotTimer !== null) snapshot()
    persistence.handOver()
  }
  const flush = async () => {
    handOver()
    await persistence.flush()
  }

  return {
    account,
    brand,
    name,
    doc,
    fields,
    phase,
    hasSomething,
    answers,
    sync,
    presence,
    conflicts: conflicts.all,
    dismissConflict: conflicts.dismiss,
    ownChanges,
    text: (handle) => {
      const known = texts.get(handle.path)
      if (known) return known
      const made = createBoundText(handle, {
        doc,
        phase,
        presence,
        self: account,
        plainText: watches.plainText,
      })
      texts.set(handle.path, made)
      return made
    },
    value: watches.value,
    items: watches.items,
    choose: (handle, value) => {
      if (phase.get() === 'ready') handle.write(doc, value, chosenHere)
    },
    edit: (change) => (phase.get() === 'ready' ? doc.transact(() => change(doc), chosenHere) : null),
    undo: () => void history.undo(),
    redo: () => void history.redo(),
    retryNow: () => {
      persistence.retryNow()
      connection?.retryNow()
    },
    wake: () => connection?.wake(),
    doubt: () => connection?.doubt(),
    exportCopy: () => {
      for (const text of texts.values()) text.flush()
      return copyOf(options, answers.readNow(), doc)
    },
    handOver,
    flush,
    hasUnwritten: persistence.hasUnwritten,
    close: async () => {
      if (isClosed) return
      for (const text of texts.values()) text.close()
      snapshot()
      isClosed = true
      connection?.close()
      presence.close()
      conflicts.close()
      answers.close()
      watches.close()
      unwatchStorage()
      doc.off('update', updated)
      await persistence.close()
      history.destroy()
      doc.destroy()
    },
  }
}

/** Words for people, and the exact document for machines. */
function copyOf(
  { brand, name }: DocumentRef,
  answers: Answers,
  doc: Y.Doc,
): { fileName: string; blob: Blob } {
  const bytes = Y.encodeStateAsUpdate(doc)
  const update = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const text = JSON.stringify({ format: 'saegim-copy-1', brand, document: name, answers, update }, null, 2)
  return {
    fileName: `saegim-${brand}-${name}.json`,
    blob: new Blob([text], { type: 'application/json' }),
  }
}
