import { isOnline } from '#engine/browser/network.ts'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { type DocumentRef, databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import { readStoredState } from '#engine/documents/storage/stored-answers.ts'
import { currentBrand, currentSession } from '#engine/identity/session.ts'
import { accountStore } from '#engine/store/account-store.ts'
import { readBrands } from '#engine/store/brands.ts'
import { itemsMadeBy } from '#engine/store/row-state.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import { isOfMany, kindOf } from '#model/document-kinds/names.ts'

/** A document that the server does not take for so long waits for the next start. */
const limitMs = 60_000

let work: Promise<void> = Promise.resolve()
/** Of each account the run that has not begun yet: it finds also what it is asked for meanwhile. */
const next = new Map<number, Promise<void>>()

/**
 * Sends what closed documents of an account have and the server lacks: of brands that were adopted, or left while the
 * network was gone. One document after another, also where it is asked for again meanwhile, with the brands that there are
 * by then; those that open with the open brand are sent by themselves. However often it is asked for, one run waits.
 */
export function sendClosedDocuments(account: number): Promise<void> {
  const waiting = next.get(account)
  if (waiting) return waiting
  const sending = work.then(() => {
    next.delete(account)
    return sendAll(account)
  })
  next.set(account, sending)
  work = sending.catch(() => {})
  return sending
}

async function sendAll(account: number): Promise<void> {
  const stored = new Set((await indexedDB.databases()).map(({ name }) => name))
  const unmade = await findUnmade(account)
  // Without brands that this account has lost: the server takes nothing of them.
  for (const { id: brand } of await readBrands(account)) {
    for (const name of await namesOnDevice(account, brand)) {
      const ref = { account, brand, name }
      const opensWithBrand = brand === currentBrand() && !isOfMany(kindOf(name))
      if (opensWithBrand || unmade.has(name) || !stored.has(databaseNameOf(ref))) continue
      if (!isOnline() || currentSession()?.idAccount !== account) return
      const { unsynced } = await readStoredState(databaseNameOf(ref))
      if (unsynced.count > 0) await send(ref)
    }
  }
}

/** Documents of which the command that makes their row waits in the outbox: the server refuses their rooms until then. */
async function findUnmade(account: number): Promise<ReadonlySet<unknown>> {
  return new Set((await accountStore(account).outbox.toArray()).flatMap(itemsMadeBy))
}

async function send(ref: DocumentRef): Promise<void> {
  const { documentAt, retainDocument } = await import('#engine/documents/engine/open-documents.ts')
  const document = documentAt(ref)
  const release = retainDocument(document)
  try {
    await untilSent(document)
  } finally {
    release()
  }
}

/** Resolves also where the server refuses it, the network goes or it takes too long. */
function untilSent({ phase, sync }: OpenDocument): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const { kind, pending, reason } = sync.get()
      const isSent = phase.get() === 'ready' && pending === 0
      if (isSent || kind === 'failed' || reason === 'unmade' || !isOnline()) end()
    }
    const timer = startTimer(() => end(), limitMs)
    const leavings = [phase.subscribe(look), sync.subscribe(look)]
    const end = () => {
      clearTimeout(timer)
      for (const leave of leavings) leave()
      resolve()
    }
    look()
  })
}
