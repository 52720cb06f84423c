import { isLocal } from '#device/identity/brand-ref.ts'
import { accessToken, currentSession, markExpired, subscribeSession } from '#device/identity/session.ts'
import type { RelayAddress } from '../relay/connection.ts'
import { type DocumentRef, databaseNameOf } from '../storage/document-name.ts'
import { type OpenDocument, openDocument } from './open-document.ts'
import { installMachinery, listDocuments, openDocuments } from './registry.ts'

/** How long a document nobody shows stays open: a change of page neither closes nor opens it. */
const lingerMs = 3_000
/** A render that never reached the screen leaves nothing behind. */
const neverShownMs = 10_000

interface Entry {
  readonly document: OpenDocument
  holders: number
  closing: ReturnType<typeof setTimeout> | null
}

const entries = new Map<string, Entry>()
let isListening = false

/** The open document at a place, opened if need be: the same one for everybody who asks. */
export function documentAt(ref: DocumentRef): OpenDocument {
  const key = databaseNameOf(ref)
  const known = entries.get(key)
  if (known) return known.document
  const document = openDocument({
    ...ref,
    address: addressOf(ref),
    onRebuilt: () => openAnew(document),
    onRoleChanged: () => askRole(ref),
  })
  let refusal: string | undefined
  document.sync.subscribe(() => {
    const { reason } = document.sync.get()
    if (reason === refusal) return
    refusal = reason
    if (reason === 'relogin' && currentSession()?.idAccount === ref.account) markExpired()
    if (reason === 'roleLost' || reason === 'notFound') askRole(ref)
  })
  const entry: Entry = { document, holders: 0, closing: null }
  entries.set(key, entry)
  closeLater(entry, neverShownMs)
  // Told after the render that opens it.
  queueMicrotask(list)
  listenOnce()
  return document
}

/** Keeps a document open until the answer is called. */
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

export async function closeDocument(document: OpenDocument): Promise<void> {
  const key = databaseNameOf(document)
  const entry = entries.get(key)
  if (entry?.document === document) {
    if (entry.closing !== null) clearTimeout(entry.closing)
    entries.delete(key)
    list()
  }
  await document.close()
}

/** Every field's words are in its document and every document is written. Before reloads, and in tests. */
export async function flushAll(): Promise<void> {
  await Promise.all(openDocuments.get().map((document) => document.flush()))
}

/** Whether something typed is neither on this device nor at the server: the leave-page question. */
export function hasUnsafe(): boolean {
  return openDocuments
    .get()
    .some(({ hasUnwritten, account, sync }) => hasUnwritten() && (account === null || sync.get().pending > 0))
}

function handOverAll(): void {
  for (const one of openDocuments.get()) one.handOver()
}

/** What the server has not confirmed, of all open documents. */
export function countUnsynced(): number {
  return openDocuments.get().reduce((sum, document) => sum + document.sync.get().pending, 0)
}

/** Whoever shows it shows the document of the new history from now on. */
function openAnew(document: OpenDocument): void {
  void closeDocument(document)
  installMachinery({ documentAt, retainDocument })
}

/** The relay has decided something about this account: REST says what it is now. */
function askRole({ account, brand }: DocumentRef): void {
  if (isLocal(brand) || currentSession()?.idAccount !== account) return
  import('#device/store/pull-role.ts')
    .then(({ pullRole }) => pullRole(brand))
    .catch((cause: unknown) => console.warn('the role cannot be asked for', cause))
}

function closeLater(entry: Entry, afterMs: number): void {
  if (entry.closing !== null) clearTimeout(entry.closing)
  entry.closing = setTimeout(() => void closeDocument(entry.document), afterMs)
}

function list(): void {
  listDocuments([...entries.values()].map(({ document }) => document))
}

function addressOf({ account, brand, name }: DocumentRef): RelayAddress | null {
  if (account === null || isLocal(brand)) return null
  return {
    url: `${location.origin.replace(/^http/, 'ws')}/sync`,
    room: `${brand}/${name}`,
    account,
    // Somebody else may have signed in meanwhile: this account's words are not sent in their name.
    getToken: () => (currentSession()?.idAccount === account ? accessToken() : null),
  }
}

/** For as long as the page lives, which is as long as documents may open. */
function listenOnce(): void {
  if (isListening) return
  isListening = true
  const wakeAll = () => {
    for (const one of openDocuments.get()) one.wake()
  }
  subscribeSession(wakeAll)
  addEventListener('online', wakeAll)
  addEventListener('offline', () => {
    for (const one of openDocuments.get()) one.doubt()
  })
  addEventListener('beforeunload', (event) => {
    handOverAll()
    if (hasUnsafe()) event.preventDefault()
  })
  addEventListener('pagehide', handOverAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wakeAll()
    else handOverAll()
  })
}

// Whoever loads this file, screens that wait for it hear of it.
installMachinery({ documentAt, retainDocument })
