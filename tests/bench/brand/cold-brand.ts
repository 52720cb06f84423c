import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright'
import { databaseNameOf } from '#engine/documents/storage/document-name.ts'
import { startAppServer } from '../../support/app-server.ts'
import { isReadyOffline } from '../../support/offline-ready.ts'
import { signUpByScript } from '../../support/sign-up.ts'
import { openProfile } from '../offline-start.ts'
import { signIn } from '../sizes.ts'
import type { StoredDocument } from './device-history.ts'

/** A browser that holds the app and the documents of a brand, and is not running. */
export interface ColdBrand {
  open(): Promise<BrowserContext>
}

export interface ColdBrands extends AsyncDisposable {
  readonly url: string
  readonly brands: readonly ColdBrand[]
}

/** What a brand book needs. */
interface Extras {
  readonly hasTypesetter?: boolean
  /** Faces as `family/weight`. */
  readonly fonts?: readonly string[]
}

/** Each was online once, has these documents since, and no server any more; with the typesetter of books, if asked for. */
export async function prepareColdBrands(
  all: readonly (readonly StoredDocument[])[],
  { hasTypesetter = false, fonts = [] }: Extras = {},
): Promise<ColdBrands> {
  await using begun = new AsyncDisposableStack()
  const app = await startAppServer()
  begun.defer(() => app.remove())
  const owner = await signUpByScript(app, 'brand@saegim.example')
  const idBrand = await owner.createBrand('온기')
  const brands: ColdBrand[] = []
  for (const documents of all) {
    const profile = mkdtempSync(join(tmpdir(), 'saegim-brand-'))
    begun.defer(() => rmSync(profile, { recursive: true, force: true }))
    const open = async () => {
      const context = await openProfile(profile)
      await signIn(context, app.url, owner.token, idBrand)
      return context
    }
    await bringDocuments(await open(), app.url, idBrand, documents, { hasTypesetter, fonts })
    brands.push({ open })
  }
  await app.stop()
  const kept = begun.move()
  return { url: app.url, brands, [Symbol.asyncDispose]: () => kept.disposeAsync() }
}

async function bringDocuments(
  context: BrowserContext,
  url: string,
  idBrand: number,
  documents: readonly StoredDocument[],
  { hasTypesetter = false, fonts = [] }: Extras,
): Promise<void> {
  const page = await context.newPage()
  for (const path of ['/work-book/core/story/background', '/brand/guide/core']) {
    await page.goto(url + path)
    await page.locator('button[data-sync=synced]').waitFor()
  }
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await isReadyOffline(page)
  if (hasTypesetter) await untilTypesetterIsKept(page)
  await keepFonts(page, fonts)
  // Of the same origin, but the app does not run there and holds no database.
  await page.goto(`${url}/healthz`)
  for (const document of documents) {
    const { name } = document
    await storeInBrowser(page, databaseNameOf({ account: 1, brand: idBrand, name }), document)
  }
  await context.close()
}

async function untilTypesetterIsKept(page: Page): Promise<void> {
  const counted = () => page.evaluate(async () => (await (await caches.open('typesetter')).keys()).length)
  for (const end = Date.now() + 60_000; (await counted()) < 2; await page.waitForTimeout(500))
    if (Date.now() > end) throw new Error('the typesetter does not come to the device')
}

/** Every slice of these fonts, as the app keeps those that a brand writes with. */
async function keepFonts(page: Page, faces: readonly string[]): Promise<void> {
  await page.evaluate(
    async (sheets) => {
      const cache = await caches.open('fonts')
      for (const sheet of sheets) {
        await cache.add(sheet)
        const css = await (await cache.match(sheet))?.text()
        const slices = [...(css ?? '').matchAll(/url\(["']?([^"')]+\.woff2[^"')]*)/g)]
        await cache.addAll(slices.map(([, url = '']) => url.replace('.woff2', '.woff')))
      }
    },
    faces.map((face) => `/fonts/${face}.css`),
  )
}

async function storeInBrowser(page: Page, name: string, { rows, custom }: StoredDocument): Promise<void> {
  const encoded = rows.map((row) => Buffer.from(row).toString('base64'))
  await page.evaluate(
    async ({ name, encoded, custom }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('updates', { autoIncrement: true })
        opening.result.createObjectStore('custom')
      }
      const db = await done(opening)
      const transaction = db.transaction(['updates', 'custom'], 'readwrite')
      const updates = transaction.objectStore('updates')
      updates.clear()
      for (const row of encoded) updates.add(Uint8Array.from(atob(row), (letter) => letter.charCodeAt(0)))
      for (const [key, value] of custom) transaction.objectStore('custom').put(value, key)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      db.close()
    },
    { name, encoded, custom: custom.map(([key, value]) => [key, value] as [string, unknown]) },
  )
}
