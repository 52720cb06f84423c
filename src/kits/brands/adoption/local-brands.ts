import * as Y from 'yjs'
import { createBrand } from '#contract/brand.ts'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { documentAt, retainDocument } from '#engine/documents/engine/open-documents.ts'
import { clearDocument, countStoredUnsynced } from '#engine/documents/engine/stored-documents.ts'
import { copyDocument, readWholeDocument } from '#engine/documents/engine/whole-document.ts'
import { wholeNotes } from '#engine/documents/storage/document-keys.ts'
import { namesOnDevice } from '#engine/documents/storage/names-on-device.ts'
import { forgetLocalFiles, moveAllToAccount } from '#engine/files/kept-files.ts'
import { forgetBrandFacts, moveBrandFacts } from '#engine/identity/brand-facts.ts'
import type { BrandRef, LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { currentBrand, openBrand, type Session } from '#engine/identity/session.ts'
import { rest } from '#engine/rest/rest.ts'
import { deviceStore, type LocalBrand } from '#engine/store/device-store.ts'
import { dropStoredScreens } from '#engine/store/stored-screens.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import { endQuest } from '../quest-record.ts'
import { createDocuments } from './create-documents.ts'
import { queueDecisions } from './queue-decisions.ts'

/** Limit for each brand, because signing in waits for it; the next start tries again. */
const limitMs = 15_000

export interface Adopted {
  readonly ref: LocalBrandRef
  readonly idBrand: number
}

export function newLocalRef(): LocalBrandRef {
  return `local-${crypto.randomUUID()}`
}

/**
 * Creates a local brand. Its document is written before its row, so that a listed brand always has a name. Rejects where
 * the device cannot store it.
 */
export async function beginLocalBrand(name: string, ref = newLocalRef()): Promise<LocalBrandRef> {
  const trimmed = name.trim()
  await withGuide(ref, async (document) => {
    // Not by `choose`, so that undo cannot clear the brand's name.
    guide.info.name.write(document.doc, trimmed)
    await document.flush()
    const { kind, reason } = document.sync.get()
    if (kind === 'failed') throw new Error(`this device does not keep the brand: ${reason}`)
  })
  await deviceStore.localBrands.put({ ref, name: trimmed, createdAt: Date.now() })
  return ref
}

/** Local brands, oldest first, without those that were adopted. */
export function listLocalBrands(): Promise<LocalBrand[]> {
  return deviceStore.localBrands.filter(({ adoptedAs }) => adoptedAs === undefined).sortBy('createdAt')
}

/**
 * Moves the local brands of this device to the account.
 *
 *     name noted ─▶ POST, ref as idempotency key ─▶ documents of many made ─▶ all documents copied ─▶ decisions queued ─▶ row marked ─▶ opened
 *
 * It may be interrupted anywhere: the next start repeats it, the server answers with its first result, and copying the
 * same Yjs history again adds nothing. A brand that the server refuses stays local, and its row says whether a plan is missing.
 */
export function adoptLocalBrands(session: Session): Promise<Adopted[]> {
  return withLock(async () => {
    const adopted: Adopted[] = []
    for (const brand of await listLocalBrands()) {
      const idBrand = await adopt(brand, session)
      if (idBrand !== null) adopted.push({ ref: brand.ref, idBrand })
    }
    return adopted
  })
}

/**
 * Removes local copies of brands that were adopted before this page was loaded, once nothing of the account is unsynced.
 * Changes that another tab still made in them are copied first.
 */
export function cleanUpAdopted({ idAccount }: Session): Promise<void> {
  return withLock(async () => {
    const rows = await deviceStore.localBrands
      .filter((row) => row.adoptedAs?.idAccount === idAccount)
      .toArray()
    for (const { ref, adoptedAs } of rows) {
      if (!adoptedAs) continue
      const state = await readState(ref)
      if (state !== adoptedAs.copied) {
        await copyDocuments(ref, adoptedAs)
        await deviceStore.localBrands.update(ref, {
          adoptedAs: { ...adoptedAs, copied: state, at: Date.now() },
        })
      } else if (adoptedAs.at < performance.timeOrigin && (await countStoredUnsynced(idAccount)) === 0) {
        await moveAllToAccount(adoptedAs.idAccount, ref, adoptedAs.idBrand)
        await removeLocalBrand(ref)
      }
    }
  })
}

/** Removes the local copies of brands that an account adopted, or of one brand of it, synced or not. */
export async function removeAdopted(idAccount: number, idBrand?: number): Promise<void> {
  const rows = await deviceStore.localBrands
    .filter(({ adoptedAs }) => adoptedAs?.idAccount === idAccount)
    .filter(({ adoptedAs }) => idBrand === undefined || adoptedAs?.idBrand === idBrand)
    .toArray()
  for (const { ref } of rows) await removeLocalBrand(ref)
}

async function adopt(brand: LocalBrand, { idAccount }: Session): Promise<number | null> {
  const { ref } = brand
  const name = brand.sentName ?? (await readName(ref)) ?? brand.name
  // An idempotency key belongs to one body, even if the brand is renamed before a retry.
  if (brand.sentName === undefined) await deviceStore.localBrands.update(ref, { sentName: name })
  const result = await rest(
    createBrand,
    { body: { name } },
    { idempotencyKey: ref, signal: AbortSignal.timeout(limitMs) },
  )
  if (!result.ok) {
    // Without an answer, what the server said last holds.
    if (result.status > 0)
      await deviceStore.localBrands.update(ref, { needsPlan: result.code === 'FORBIDDEN_PLAN' })
    return null
  }
  const to = { idAccount, idBrand: result.answer.id }
  if (!(await createDocuments(ref, to.idBrand))) return null
  const copied = await copyDocuments(ref, to)
  await queueDecisions(ref, to)
  endQuest(ref)
  moveBrandFacts(ref, to.idBrand)
  await deviceStore.localBrands.update(ref, { adoptedAs: { ...to, copied, at: Date.now() } })
  if (currentBrand() === ref) openBrand(to.idBrand)
  return to.idBrand
}

/** Returns the state from before copying, so that a change during copying shows as a difference later. */
async function copyDocuments(
  ref: LocalBrandRef,
  { idAccount, idBrand }: { idAccount: number; idBrand: number },
): Promise<string> {
  const state = await readState(ref)
  for (const name of await namesOnDevice(null, ref)) {
    const to = { account: idAccount, brand: idBrand, name }
    await copyDocument({ account: null, brand: ref, name }, to, `${wholeNotes.adopted}${ref}`)
  }
  return state
}

/** Deletes a local brand for good. The caller has asked for confirmation. */
export async function removeLocalBrand(ref: LocalBrandRef): Promise<void> {
  for (const name of await namesOnDevice(null, ref)) await clearDocument({ account: null, brand: ref, name })
  await dropStoredScreens()
  forgetBrandFacts(ref)
  await forgetLocalFiles(ref)
  await deviceStore.localBrands.delete(ref)
}

function readName(ref: LocalBrandRef): Promise<string | null> {
  return withGuide(ref, (document) => guide.info.name.read(document.doc)?.trim() || null)
}

/** State of every document of the brand. */
async function readState(ref: LocalBrandRef): Promise<string> {
  const states: string[] = []
  for (const name of await namesOnDevice(null, ref)) {
    // A document that is not open has no pending input; one that was never written has no state.
    const whole =
      name === mainDocument
        ? await withGuide(ref, ({ doc }) => Y.encodeStateVector(doc))
        : await readWholeDocument({ account: null, brand: ref, name }).then(
            (update) => update && Y.encodeStateVectorFromUpdate(update),
          )
    states.push(`${name}:${whole?.join() ?? ''}`)
  }
  return states.join(';')
}

/** Runs `work` with the open guide of a local brand, after all input is flushed. */
async function withGuide<Result>(
  brand: BrandRef,
  work: (document: OpenDocument) => Result | Promise<Result>,
): Promise<Result> {
  const document = documentAt({ account: null, brand, name: mainDocument })
  const release = retainDocument(document)
  try {
    await whenReady(document)
    await document.flush()
    return await work(document)
  } finally {
    release()
  }
}

function whenReady({ phase }: OpenDocument): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (phase.get() !== 'ready') return
      leave()
      resolve()
    }
    const leave = phase.subscribe(look)
    look()
  })
}

/** One tab at a time. */
function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('saegim-adoption', work) : work()
}
