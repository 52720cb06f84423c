import { Awareness } from 'y-protocols/awareness'
import * as Y from 'yjs'
import { isOnline } from '#engine/browser/network.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { RowState } from '#engine/store/row-state.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import { createWatched, type Watched } from '#engine/watch/watched.ts'
import { isOfMany, kindOf } from '#model/document-kinds/names.ts'
import type { DocumentFacts } from '#model/documents/define-document.ts'
import { factsOf } from '#model/documents/documents.ts'
import { migrate } from '#model/documents/migrate.ts'
import { type Answers, readAnswers } from '#model/fields/answers.ts'
import type { Field, ItemsField } from '#model/fields/field.ts'
import { isSame } from '#model/fields/is-same.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import { payloadOf } from '#model/sync/awareness.ts'
import type { Problem } from '#model/sync/protocol.ts'
import { carryOverAside, type EndedEpoch, setAside } from '../epochs/set-aside.ts'
import { type Connection, connectDocument, type RelayAddress } from '../relay/connection.ts'
import { idle } from '../relay/connection-state.ts'
import { createPresence, type Presence } from '../relay/presence.ts'
import { withProblem } from '../relay/relay-messages.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { type PersistenceOptions, persistDocument } from '../storage/persistence.ts'
import type { Phase } from '../storage/phase.ts'
import * as ledgers from '../storage/unsynced.ts'
import { type BoundText, createBoundText } from '../text/bound-text.ts'
import { type RemoteCaret, readCarets } from '../text/remote-carets.ts'
import { addEntry } from './add-entry.ts'
import { type Conflict, createConflicts } from './conflicts.ts'
import { createHistory } from './create-history.ts'
import { createFieldWatches } from './field-watches.ts'
import { createFollowedFields } from './followed-fields.ts'
import { followHistory } from './history-state.ts'
import { createLiveAnswers } from './live-answers.ts'
import { createSteps, type Step } from './steps.ts'
import { computeSyncState, type SyncState } from './sync-state.ts'

export interface OpenDocument extends DocumentRef {
  readonly doc: Y.Doc
  readonly fields: readonly Field[]
  readonly phase: Watched<Phase>
  /** Whether there is anything to show: the document, or at least its stored answers. */
  readonly hasSomething: Watched<boolean>
  readonly answers: Watched<Answers>
  readonly sync: Watched<SyncState>
  readonly presence: Presence
  /** Own choices that lost to concurrent ones, by path. */
  readonly conflicts: Watched<ReadonlyMap<string, Conflict>>
  readonly dismissConflict: (path: string) => void
  /** How many changes this page made since the document was opened. Tells own changes from those of others. */
  readonly ownChanges: Watched<number>
  readonly text: (handle: TextHandle) => BoundText
  /** Where others write in a text now, by offsets in the document; they move with its changes and with `presence.peers`. */
  readonly carets: (handle: TextHandle) => readonly RemoteCaret[]
  readonly value: <Value>(handle: ValueHandle<Value>) => Watched<Value | null>
  readonly items: <Item>(field: ItemsField<Item>) => Watched<readonly Item[]>
  /** One item of a list, tree or record; null where there is none of this key. */
  readonly item: <Item>(field: ItemsField<Item>, key: string) => Watched<Item | null>
  /** Writes a value as one step of undo; null clears it. Does nothing unless the phase is `ready`. */
  readonly choose: <Value>(handle: ValueHandle<Value>, value: Value | null) => void
  /** Runs `change` as one transaction and one step of undo; null, without running it, unless the phase is `ready`. */
  readonly edit: <Result>(change: (doc: Y.Doc) => Result) => Result | null
  /** The same without a step of undo, for what stands beside the work on a document, such as comments on a design. */
  readonly editBeside: <Result>(change: (doc: Y.Doc) => Result) => Result | null
  /**
   * Begins a gesture that is one step of undo in the end; null unless the phase is `ready`. A running one is committed
   * by that.
   */
  readonly step: () => Step | null
  /**
   * Takes back the last own choice or list change, or what was last written in a text that is a part of it (`setWriting`); no
   * effect while a step runs. Other texts have an undo of their own.
   */
  readonly undo: () => void
  readonly redo: () => void
  readonly canUndo: Watched<boolean>
  readonly canRedo: Watched<boolean>
  /** Retries storage and connection at once, also after a final refusal. */
  readonly retryNow: () => void
  /** Reconnects at once if it waits to: the network is back, the page is looked at, or the session has changed. */
  readonly wake: () => void
  /** The browser is offline: closes the connection without waiting for a timeout. */
  readonly goOffline: () => void
  /** The answers and the exact document, as a JSON file. */
  readonly exportCopy: () => { fileName: string; blob: Blob }
  /** Flushes the fields into the document and begins to write it before this returns: for page unload. */
  readonly writeNow: () => void
  /**
   * Flushes the fields into the document; resolves when it is written or writing failed: see `sync`. It breaks a syllable that is being
   * composed: only where the fields are left at once. Whatever else has to be written waits by `whenWritten`.
   */
  readonly flush: () => Promise<void>
  /**
   * Resolves when what is in the document is written, or writing failed. Unlike `flush` it leaves the fields alone: a syllable that
   * is being composed stays whole.
   */
  readonly whenWritten: () => Promise<void>
  /** Whether a change is not written to this device yet. */
  readonly hasUnwritten: () => boolean
  /** Writes what is left and disconnects. Nothing may be used after it. */
  readonly close: () => Promise<void>
}

export interface OpenOptions extends DocumentRef {
  /** Default: that of the name. */
  readonly definition?: DocumentFacts
  /** Null for a local brand, which is on no server. */
  readonly address: RelayAddress | null
  /** Of a document that this device made: what is with the command that makes its row. By default it waits. */
  readonly readRow?: () => Promise<RowState>
  /** The server began a new epoch: this one is set aside, and the document has to be closed and opened again. */
  readonly onRebuilt?: () => void
  /** The relay reported that the account's role has changed. */
  readonly onRoleChanged?: () => void
  readonly storage?: PersistenceOptions
  /** Milliseconds from a change until the answers are stored as plain values. Default 1,000. */
  readonly answersMs?: number
}

/** Opens a document: first its copy on this device, then the connection to the relay. The caller has to close it. */
export function openDocument(options: OpenOptions): OpenDocument {
  const { account, brand, name, answersMs = 1_000 } = options
  const doc = new Y.Doc()
  const awareness = new Awareness(doc)
  const { definition = factsOf(name) } = options
  const { fields, traits } = definition
  const phase = createWatched<Phase>('loading')
  const hasSomething = createWatched(false)
  const followed = createFollowedFields(doc)
  const answers = createLiveAnswers(traits.storesAnswers ? fields : [], doc, followed)
  const presence = createPresence(awareness, account, payloadOf(name))
  const conflicts = createConflicts(doc, presence.peers)
  const ownChanges = createWatched(0)
  const persistence = persistDocument(databaseNameOf(options), doc, options.storage)
  const editOrigin = { kind: 'edit' }
  const besideOrigin = { kind: 'beside' }
  // Each edit is a step: undoing a removal must not undo the edit before it.
  const history = createHistory(doc, editOrigin, 'each')
  const texts = new Map<string, BoundText>()
  const {
    canUndo,
    canRedo,
    update: updateHistory,
  } = followHistory(history, {
    undo: () => [...texts.values()].some((text) => text.hasEntries()),
    redo: () => [...texts.values()].some((text) => text.hasRedo()),
  })
  const steps = createSteps(doc, history, () => phase.get() === 'ready', updateHistory)
  const watches = createFieldWatches({ doc, phase, answers, followed })

  /** What was written in texts whose undo is part of the document's comes before whatever is done next. */
  const handOverTexts = () => {
    for (const text of texts.values()) text.handOver()
  }
  const edit = <Result>(change: (doc: Y.Doc) => Result): Result | null => {
    if (phase.get() !== 'ready') return null
    handOverTexts()
    return doc.transact(() => change(doc), editOrigin)
  }

  /** Whether it changed anything. Steps without an effect by now go without a word of the history. */
  const goInHistory = (move: 'undo' | 'redo'): boolean => {
    if (steps.isRunning()) return false
    const done = history[move]() !== null
    updateHistory()
    return done
  }
  const goBack = (move: 'undo' | 'redo') => {
    if (steps.isRunning()) return
    const written = [...texts.values()].find((text) => text.isWriting())
    if (written) return written[move]()
    handOverTexts()
    goInHistory(move)
  }

  let ledger = ledgers.emptyLedger
  let problems: readonly Problem[] = []
  let connection: Connection | null = null
  let mayMark = false
  let isClosed = false
  let isMigrated = false
  let answersTimer: Timer | null = null

  const sync = createWatched<SyncState>(computeSync(), isSame)

  function computeSync(): SyncState {
    return computeSyncState({
      isLocalBrand: isLocal(brand),
      isOnline: isOnline(),
      connection:
        connection?.state.get() ?? (phase.get() === 'loading' ? { name: 'connecting', attempt: 0 } : idle),
      storage: persistence.state.get(),
      unsynced: ledgers.countUnsynced(ledger),
      problems,
    })
  }
  const updateSync = () => sync.set(computeSync())

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
    updateSync()
  }

  let hasStoredChoices = false
  const noteUnsynced = (unsynced: ledgers.Unsynced) => {
    persistence.noteUnsynced(unsynced)
    const choices = unsynced.count > 0 ? conflicts.ownChoices() : []
    if (choices.length > 0 || hasStoredChoices) persistence.noteChoices(choices)
    hasStoredChoices = choices.length > 0
  }

  const sendNextMark = () => {
    if (!mayMark || !ledgers.needsMark(ledger)) return
    const next = ledgers.sendMark(ledger)
    if (connection?.sendMark(next.lastMark)) changeLedger(next)
  }

  const storeAnswers = () => {
    if (answersTimer !== null) clearTimeout(answersTimer)
    answersTimer = null
    if (phase.get() === 'ready') persistence.noteKnown(traits.storesAnswers ? answers.readNow() : null)
  }

  const updated = (_update: Uint8Array, _origin: unknown, _doc: Y.Doc, transaction: Y.Transaction) => {
    if (phase.get() === 'ready') answersTimer ??= startTimer(storeAnswers, answersMs)
    // With the first own change: reading writes nothing, and who changes something may write.
    if (transaction.local && !isMigrated) {
      isMigrated = true
      migrate(doc, definition)
    }
    // `local` is false for updates that were received; undo and redo are local.
    if (transaction.local) ownChanges.set(ownChanges.get() + 1)
    if (!transaction.local || isLocal(brand)) return
    changeLedger(ledgers.addChange(ledger, Date.now()))
    // After the update itself, which y-websocket sends in a later handler of the same event.
    queueMicrotask(sendNextMark)
  }

  /** Sets this epoch aside. Fields are read-only from the first line on; what they hold is taken over until nothing is new. */
  const startNewEpoch = async (ended: EndedEpoch) => {
    phase.set('loading')
    for (let written = -1; written !== ownChanges.get(); ) {
      for (const text of texts.values()) text.flush()
      written = ownChanges.get()
      await persistence.flush()
      if (isClosed) return
    }
    const mine = Y.encodeStateAsUpdate(doc)
    await persistence.close()
    await setAside(options, ended, mine)
    options.onRebuilt?.()
  }

  const whenWritten = async () => {
    await persistence.flush()
    if (persistence.hasUnwritten()) throw new Error('the document could not be written')
  }

  const connect = (address: RelayAddress, epoch: number, isUnmade: boolean) => {
    connection = connectDocument({
      doc,
      awareness,
      address,
      epoch,
      isUnmade: () => isUnmade && ledger.before.count > 0,
      readRow: async () => (await options.readRow?.()) ?? 'waits',
      onRebuilt: (ended) => {
        startNewEpoch(ended).catch((cause: unknown) =>
          console.warn('a new epoch could not be started', cause),
        )
      },
      onAnswered: () => {
        mayMark = true
        // A refusal of the whole document is repeated by the server if it still holds.
        problems = problems.filter(({ field }) => field !== null)
        updateSync()
        sendNextMark()
      },
      onMark: (mark) => {
        const next = ledgers.acknowledge(ledger, mark, Date.now())
        if (next !== ledger && ledger.before.count > 0) persistence.forgetEarlierUnsynced()
        changeLedger(next)
        sendNextMark()
      },
      onLost: () => {
        mayMark = false
        changeLedger(ledgers.loseConnection(ledger))
      },
      onProblem: (problem) => {
        problems = withProblem(problems, problem)
        updateSync()
      },
      onRoleChanged: () => options.onRoleChanged?.(),
    })
    connection.state.subscribe(() => {
      if (connection?.state.get().name === 'synced' && phase.get() !== 'ready') {
        becomeReady()
        storeAnswers()
      }
      if (connection?.state.get().name === 'synced') {
        carryOverAside(options, doc, whenWritten).catch((cause: unknown) =>
          console.warn('an earlier epoch could not be carried over yet', cause),
        )
      }
      updateSync()
    })
    updateSync()
  }

  const begin = async () => {
    const stored = await persistence.whenAnswersRead
    if (stored && phase.get() === 'loading') {
      answers.showStored(stored)
      hasSomething.set(true)
    }
    const { isKnown, unsynced, choices, isUnmade, epoch } = await persistence.whenLoaded
    if (isClosed) return
    conflicts.remember(choices)
    ledger = ledgers.remember(ledger, unsynced)
    if (isKnown || isLocal(brand)) becomeReady()
    else phase.set('waiting')
    // After loading: a provider that exists before would send the whole copy as it is read.
    // Documents of a fixed name are there as soon as their brand is.
    if (options.address) connect(options.address, epoch, isUnmade && isOfMany(kindOf(name)))
    updateSync()
  }

  doc.on('update', updated)
  const unwatchStorage = persistence.state.subscribe(() => {
    // A database that opened late has brought its rows.
    if (persistence.state.get().name === 'ready' && phase.get() === 'waiting' && doc.store.clients.size > 0) {
      becomeReady()
    }
    updateSync()
  })
  void begin()

  const writeNow = () => {
    for (const text of texts.values()) text.flush()
    if (answersTimer !== null) storeAnswers()
    persistence.writeNow()
  }
  const flush = async () => {
    writeNow()
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
        storedText: watches.storedText,
        takeEntries: ({ done, undone }) => {
          if (addEntry(history, done, undone)) updateHistory()
        },
        entriesChanged: updateHistory,
        written: () => history.clear(false, true),
        history: { undo: () => goInHistory('undo'), redo: () => goInHistory('redo') },
        edit: (change) => void edit(change),
      })
      texts.set(handle.path, made)
      return made
    },
    carets: (handle) => {
      const shared = phase.get() === 'ready' ? handle.shared(doc) : null
      const others = presence.peers.get().filter(({ person }) => person.id !== account)
      const toField = (offset: number) => offset
      return shared ? readCarets(others, { path: handle.path, shared, toField }) : []
    },
    value: watches.value,
    items: watches.items,
    item: watches.item,
    choose: (handle, value) => {
      if (phase.get() !== 'ready') return
      handOverTexts()
      handle.write(doc, value, editOrigin)
    },
    edit,
    step: () => {
      if (phase.get() !== 'ready') return null
      handOverTexts()
      return steps.begin()
    },
    undo: () => goBack('undo'),
    redo: () => goBack('redo'),
    editBeside: (change) => (phase.get() === 'ready' ? doc.transact(() => change(doc), besideOrigin) : null),
    canUndo,
    canRedo,
    retryNow: () => {
      persistence.retryNow()
      connection?.retryNow()
    },
    wake: () => {
      connection?.wake()
      updateSync()
    },
    goOffline: () => {
      connection?.goOffline()
      updateSync()
    },
    exportCopy: () => {
      for (const text of texts.values()) text.flush()
      return copyOf(options, traits.storesAnswers ? answers.readNow() : readAnswers(fields, doc), doc)
    },
    writeNow,
    flush,
    whenWritten: persistence.flush,
    hasUnwritten: persistence.hasUnwritten,
    close: async () => {
      if (isClosed) return
      for (const text of texts.values()) text.close()
      storeAnswers()
      isClosed = true
      connection?.close()
      presence.close()
      conflicts.close()
      answers.close()
      watches.close()
      followed.close()
      unwatchStorage()
      doc.off('update', updated)
      await persistence.close()
      history.destroy()
      doc.destroy()
    },
  }
}

/** The answers, readable by people, and the exact document as a base64 Yjs update. */
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
