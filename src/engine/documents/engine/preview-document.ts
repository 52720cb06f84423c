import { isOnline } from '#engine/browser/network.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { createWatched, type Watchable, type Watched } from '#engine/watch/watched.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { TextHandle } from '#model/fields/text.ts'
import type { ValueHandle } from '#model/fields/value.ts'
import type { Peer, PresentPerson } from '../relay/presence.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import type { Phase } from '../storage/phase.ts'
import { readStoredState } from '../storage/stored-answers.ts'
import { nothingUnsynced, type Unsynced } from '../storage/unsynced.ts'
import type { TextView } from '../text/bound-text.ts'
import { answerAt, textAt } from './answer-at.ts'
import type { Conflict } from './conflicts.ts'
import type { OpenDocument } from './open-document.ts'
import type { ShownDocument, ShownText } from './shown-document.ts'
import { computeSyncState, type SyncState } from './sync-state.ts'

/** The stored answers of a document, read-only, shown until the code that opens it is loaded. */
export interface PreviewDocument extends ShownDocument {
  /** Resolves when the stored answers are shown, or there are none. Never rejects. */
  readonly whenShown: Promise<void>
  /** Writes the choices that were made meanwhile into the open document, once. */
  applyChoices(document: OpenDocument): void
}

const noPeople = createWatched<readonly PresentPerson[]>([])
const noPeers = createWatched<readonly Peer[]>([])
const noConflicts = createWatched<ReadonlyMap<string, Conflict>>(new Map())
const noChanges = createWatched(0)
const loading = createWatched<Phase>('loading')
const never = createWatched(false)

export function previewDocument(ref: DocumentRef): PreviewDocument {
  const { account, brand, name } = ref
  const answers = createWatched<Answers>({})
  const hasSomething = createWatched(false)
  const sync = createWatched(syncOf(nothingUnsynced))
  const watches = new Map<string, Watchable<unknown>>()
  const texts = new Map<string, ShownText>()
  const choices = new Map<string, (document: OpenDocument) => void>()

  function syncOf(unsynced: Unsynced): SyncState {
    return computeSyncState({
      isLocalBrand: isLocal(brand),
      isOnline: isOnline(),
      connection: { name: 'connecting', attempt: 0 },
      storage: { name: 'opening' },
      unsynced,
      problems: [],
    })
  }

  const watch = <Value>(path: string): Watchable<Value> => {
    const known = watches.get(path) ?? createWatched(answerAt(answers.get(), path))
    watches.set(path, known)
    return known as Watchable<Value>
  }

  const show = async () => {
    const stored = await readStoredState(databaseNameOf(ref))
    sync.set(syncOf(stored.unsynced))
    if (!stored.answers) return
    answers.set(stored.answers)
    for (const [path, watched] of watches) watched.set(answerAt(stored.answers, path))
    hasSomething.set(true)
  }

  return {
    account,
    brand,
    name,
    phase: loading,
    hasSomething,
    answers,
    sync,
    // A storage error is reported by the document once it is opened.
    whenShown: show().catch(() => undefined),
    presence: { people: noPeople, peers: noPeers, setScreen: () => {}, setPayload: () => false },
    text: (handle) => {
      const known = texts.get(handle.path) ?? previewText(handle, answers)
      texts.set(handle.path, known)
      return known
    },
    carets: () => [],
    value: (handle) => watch(handle.path),
    items: (field) => watch(`${field.path}[]`),
    item: (field, key) => watch(`${field.path}/${key}`),
    conflicts: noConflicts,
    dismissConflict: () => {},
    ownChanges: noChanges,
    choose: <Value>(handle: ValueHandle<Value>, value: Value | null) => {
      if (!hasSomething.get()) return
      watch<Value | null>(handle.path).set(value)
      choices.set(handle.path, (document) => document.choose(handle, value))
    },
    applyChoices: (document) => {
      for (const choose of choices.values()) choose(document)
      choices.clear()
    },
    edit: () => null,
    editBeside: () => null,
    step: () => null,
    undo: () => {},
    redo: () => {},
    canUndo: never,
    canRedo: never,
    retryNow: () => {},
    exportCopy: () => ({
      fileName: `saegim-${brand}-${name}.json`,
      blob: new Blob([
        JSON.stringify({ format: 'saegim-copy-1', brand, document: name, answers: answers.get() }),
      ]),
    }),
    flush: () => Promise.resolve(),
    whenWritten: () => Promise.resolve(),
  }
}

/** A stored text in a field: it can be read and selected; typing is refused, because it would be lost. */
function previewText(handle: TextHandle, answers: Watched<Answers>): ShownText {
  const text = textAt(answers.get(), handle.path)
  const view: TextView = {
    text,
    length: text.length,
    isOver: text.length > handle.max,
    isRefused: false,
    isReady: false,
    carets: [],
    editors: [],
  }
  return {
    ...createWatched(view),
    attach: (element) => {
      if (!element) return undefined
      element.readOnly = true
      element.value = text
      return () => {}
    },
    replace: () => {},
    reword: () => {},
    undo: () => {},
    redo: () => {},
    setReadOnly: () => {},
    setWriting: () => {},
    edit: () => {},
    keepRange: () => null,
  }
}
