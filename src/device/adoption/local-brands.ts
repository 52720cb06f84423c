import * as Y from 'yjs'
import { createBrand } from '#contract/brand.ts'
import { guide } from '#model/documents/guide.ts'
import { documentNames, mainDocument } from '#model/documents/names.ts'
import type { OpenDocument } from '../documents/engine/open-document.ts'
import { documentAt, retainDocument } from '../documents/engine/open-documents.ts'
import { clearDocument, countStoredUnsynced } from '../documents/engine/stored-documents.ts'
import { copyDocument, readWholeDocument } from '../documents/engine/whole-document.ts'
import { forgetLocalFiles, moveAllToAccount } from '../files/kept-files.ts'
import { forgetBrandFacts, moveBrandFacts } from '../identity/brand-facts.ts'
import type { BrandRef, LocalBrandRef } from '../identity/brand-ref.ts'
import { currentBrand, openBrand, type Session } from '../identity/session.ts'
import { rest } from '../rest/rest.ts'
import { deviceStore, type LocalBrand } from '../store/device-store.ts'
import { settleAgain } from './queue-decisions.ts'

/** Whoever signs in waits for it; later is soon enough. */
const patienceMs = 15_000

export interface Adopted {
  readonly ref: LocalBrandRef
  readonly idBrand: number
}

export function newLocalRef(): LocalBrandRef {
  return `local-${crypto.randomUUID()}`
}

/** Begins a brand on this device alone. The document comes first: a listed brand always has its name. */
export async function beginLocalBrand(name: string, ref = newLocalRef()): Promise<LocalBrandRef> {
  const trimmed = name.trim()
  await withGuide(ref, async (document) => {
    // Not by `choose`: nobody should undo the brand's name into nothing.
    guide.info.name.write(document.doc, trimmed)
    await document.flush()
    const { kind, reason } = document.sync.get()
    if (kind === 'failed') throw new Error(`this device does not keep the brand: ${reason}`)
  })
  await deviceStore.localBrands.put({ ref, name: trimmed, createdAt: Date.now() })
  return ref
}

/** Brands that exist on this device alone. */
export function listLocalBrands(): Promise<LocalBrand[]> {
  return deviceStore.localBrands.filter(({ adoptedAs }) => adoptedAs === undefined).sortBy('createdAt')
}

/**
 * Makes brands of the account out of those begun on this device.
 *
 *     name noted ─▶ POST with the ref as idempotency key ─▶ documents copied ─▶ settled again ─▶ row marked ─▶ opened
 *
 * Every arrow may be the last thing that happens: the next start goes through it again, the server answers the first
 * result and copying the same history adds nothing. A brand that the server does not take stays as it is.
 */
export function adoptLocalBrands(session: Session): Promise<Adopted[]> {
  return alone(async () => {
    const adopted: Adopted[] = []
    for (const brand of await listLocalBrands()) {
      const idBrand = await adopt(brand, session)
      if (idBrand !== null) adopted.push({ ref: brand.ref, idBrand })
    }
    return adopted
  })
}

/**
 * Removes what was adopted before this page was loaded, once the server has stored all of the account. Words that
 * another tab still wrote into the old documents are copied first.
 */
export function cleanUpAdopted({ idAccount }: Session): Promise<void> {
  return alone(async () => {
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

/** Removes what an account, or one brand of it, was adopted from, stored or not. */
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
  // A key goes with one body for ever, whatever the brand is called when it is sent again.
  if (brand.sentName === undefined) await deviceStore.localBrands.update(ref, { sentName: name })
  const result = await rest(
    createBrand,
    { body: { name } },
    { idempotencyKey: ref, signal: AbortSignal.timeout(patienceMs) },
  )
  if (!result.ok) return null
  const to = { idAccount, idBrand: result.answer.id }
  const copied = await copyDocuments(ref, to)
  await settleAgain(ref, to)
  moveBrandFacts(ref, to.idBrand)
  await deviceStore.localBrands.update(ref, { adoptedAs: { ...to, copied, at: Date.now() } })
  if (currentBrand() === ref) openBrand(to.idBrand)
  return to.idBrand
}

/** Answers the state that was there before copying began: whatever is written meanwhile shows as a difference. */
async function copyDocuments(
  ref: LocalBrandRef,
  { idAccount, idBrand }: { idAccount: number; idBrand: number },
): Promise<string> {
  const state = await readState(ref)
  for (const name of documentNames) {
    const to = { account: idAccount, brand: idBrand, name }
    await copyDocument({ account: null, brand: ref, name }, to, `adopted-${ref}`)
  }
  return state
}

/** Takes a brand that nobody else has off this device. Whoever calls has asked. */
export async function removeLocalBrand(ref: LocalBrandRef): Promise<void> {
  for (const name of documentNames) await clearDocument({ account: null, brand: ref, name })
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
  for (const name of documentNames) {
    // One that is not open has nothing that is still being typed; one that was never written has no state.
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

/** Opens the guide of a local brand, or takes the one that is open, with all that is being typed in it. */
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
function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('saegim-adoption', work) : work()
}
