import { isLocal } from '#engine/identity/brand-ref.ts'
import {
  accessToken,
  currentBrand,
  currentSession,
  markExpired,
  subscribeSession,
} from '#engine/identity/session.ts'
import type { RowState } from '#engine/store/row-state.ts'
import { startTimer, type Timer } from '#engine/time/start-timer.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { RelayAddress } from '../relay/connection.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { type OpenDocument, openDocument } from './open-document.ts'
import { openDocuments, setDocumentOpener, setOpenDocuments } from './registry.ts'

/** How long a document that no screen shows stays open, so that a change of screen does not close and reopen it. */
const lingerMs = 3_000
/** How long one stays open that was never retained: React may drop a render before it is committed. */
const neverShownMs = 10_000

interface Entry {
  readonly document: OpenDocument
  holders: number
  closing: Timer | null
}

const entries = new Map<string, Entry>()
let isListening = false

/**
 * The open document of a ref; opens it where it is not open. All callers get the same one. It closes by itself a few
 * seconds after the last `retainDocument` was released.
 */
export function documentAt(ref: DocumentRef): OpenDocument {
  const key = databaseNameOf(ref)
  const known = entries.get(key)
  if (known) return known.document
  const document = openDocument({
    ...ref,
    address: addressOf(ref),
    readRow: () => readRow(ref),
    onRebuilt: () => reopen(document),
    onRoleChanged: () => refreshRole(ref),
  })
  let refusal: string | undefined
  document.sync.subscribe(() => {
    const { reason } = document.sync.get()
    if (reason === refusal) return
    refusal = reason
    if (reason === 'relogin' && currentSession()?.idAccount === ref.account) markExpired()
    if (reason === 'roleLost' || reason === 'notFound') refreshRole(ref)
  })
  const entry: Entry = { document, holders: 0, closing: null }
  entries.set(key, entry)
  closeLater(entry, neverShownMs)
  // Not at once: this runs while a component renders, and listeners set state.
  queueMicrotask(publish)
  listenOnce()
  return document
}

/** Opens a document of the current brand before a screen asks for it. */
export function preloadDocument(name: DocumentName): void {
  const brand = currentBrand()
  if (brand === null) return
  const account = typeof brand === 'number' ? (currentSession()?.idAccount ?? null) : null
  documentAt({ account, brand, name })
}

/** Keeps a document open until the returned function is called. */
export function retainDocument(document: OpenDocument): () => void {
  const entry = entries.get(databaseNameOf(document))
  if (!entry) return () => {}
  entry.holders++
  if (entry.closing !== null) clearTimeout(entry.closing)
  entry.closing = null
  return () => {
    entry.holders--
    if (entry.holders === 0) closeLater(entry, lingerMs)
  }
}

/** Closes a document at once, retained or not. Screens that show it must be left before. */
export async function closeDocument(document: OpenDocument): Promise<void> {
  const key = databaseNameOf(document)
  const entry = entries.get(key)
  if (entry?.document === document) {
    if (entry.closing !== null) clearTimeout(entry.closing)
    entries.delete(key)
    publish()
  }
  await document.close()
}

/** Resolves when what all fields hold is in the documents and all documents are written. Call it before a reload. */
export async function flushAll(): Promise<void> {
  await Promise.all(openDocuments.get().map((document) => document.flush()))
}

/** Whether a change is neither on this device nor at the server, so that leaving the page would lose it. */
export function hasUnsavedChanges(): boolean {
  return openDocuments
    .get()
    .some(({ hasUnwritten, account, sync }) => hasUnwritten() && (account === null || sync.get().pending > 0))
}

function writeAllNow(): void {
  for (const one of openDocuments.get()) one.writeNow()
}

/** The number of unsynced changes of all open documents. */
export function countUnsynced(): number {
  return openDocuments.get().reduce((sum, document) => sum + document.sync.get().pending, 0)
}

/** Closes a document and publishes the opener again, so that hooks call `documentAt` and open the new epoch. */
function reopen(document: OpenDocument): void {
  void closeDocument(document)
  setDocumentOpener({ documentAt, retainDocument })
}

/** The relay refused this account or reported a changed role: reads the role from REST. */
function refreshRole({ account, brand }: DocumentRef): void {
  if (isLocal(brand) || currentSession()?.idAccount !== account) return
  import('#engine/store/pull-role.ts')
    .then(({ pullRole }) => pullRole(brand))
    .catch((cause: unknown) => console.warn('the role could not be read', cause))
}

function closeLater(entry: Entry, afterMs: number): void {
  if (entry.closing !== null) clearTimeout(entry.closing)
  entry.closing = startTimer(() => void closeDocument(entry.document), afterMs)
}

function publish(): void {
  setOpenDocuments([...entries.values()].map(({ document }) => document))
}

async function readRow({ account, brand, name }: DocumentRef): Promise<RowState> {
  if (account === null || isLocal(brand)) return 'made'
  const { readRowState } = await import('#engine/store/row-state.ts')
  return readRowState(account, brand, name)
}

function addressOf({ account, brand, name }: DocumentRef): RelayAddress | null {
  if (account === null || isLocal(brand)) return null
  return {
    url: `${location.origin.replace(/^http/, 'ws')}/sync`,
    room: `${brand}/${name}`,
    account,
    // Another account may have signed in meanwhile; changes of this one must not be sent with its token.
    getToken: () => (currentSession()?.idAccount === account ? accessToken() : null),
  }
}

/** Never removed: documents may be opened as long as the page lives. */
function listenOnce(): void {
  if (isListening) return
  isListening = true
  const wakeAll = () => {
    for (const one of openDocuments.get()) one.wake()
  }
  subscribeSession(wakeAll)
  addEventListener('online', wakeAll)
  addEventListener('offline', () => {
    for (const one of openDocuments.get()) one.goOffline()
  })
  addEventListener('beforeunload', (event) => {
    writeAllNow()
    if (hasUnsavedChanges()) event.preventDefault()
  })
  addEventListener('pagehide', writeAllNow)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeAll()
    else writeAllNow()
  })
}

// Loading this file makes documents openable; see `registry.ts`.
setDocumentOpener({ documentAt, retainDocument })
