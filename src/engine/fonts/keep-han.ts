import { mainDocument } from '#model/document-kinds/names.ts'
import { connectionCost } from '../browser/connection-cost.ts'
import { isOnline } from '../browser/network.ts'
import type { OpenDocument } from '../documents/engine/open-document.ts'
import { currentLanguage } from '../identity/language.ts'
import { startTimer } from '../time/start-timer.ts'
import { keepFontFile, readFontFile } from './font-file.ts'
import { bookFileOf, hanSheet, isHan, isWrittenInHan } from './han-face.ts'
import { parseSlices, type Slice, sliceFor } from './slices.ts'

/**
 * Caches the fonts that a book needs and the app does not ship: the slices of a Han face that the brand's answers need,
 * and for a language written in Han all slices, about 9 MB, on an unmetered connection only. One file at a time, when the
 * browser is idle. Returns what ends it.
 */
export function keepHan(document: OpenDocument, whenIdle: () => Promise<void> = idle): () => void {
  const language = currentLanguage()
  const stored = new Set<string>()
  let letters = ''
  let isOver = false
  let isRunning = false
  let isAgain = false

  const cacheFiles = async () => {
    const isAll =
      document.name === mainDocument &&
      isWrittenInHan(language) &&
      isInstalled() &&
      connectionCost() === 'free'
    if (letters === '' && !isAll) return
    for (const weight of [700, 400]) {
      const slices = parseSlices(await (await readFontFile(hanSheet(language, weight))).text())
      for (const url of filesFor(slices, isAll ? null : letters)) {
        if (stored.has(url)) continue
        await whenIdle()
        if (isOver || !isOnline()) return
        await keepFontFile(url)
        stored.add(url)
      }
    }
  }

  const run = async () => {
    if (isOver || document.phase.get() !== 'ready' || connectionCost() === 'saveData' || !isOnline()) return
    letters = [...new Set(JSON.stringify(document.answers.get()))].filter((one) => isHan.test(one)).join('')
    isAgain = isRunning
    if (isRunning) return
    isRunning = true
    do {
      isAgain = false
      await cacheFiles().catch((cause: unknown) =>
        console.warn('a font for books is not on this device', cause),
      )
    } while (isAgain && !isOver)
    isRunning = false
  }

  const begin = () => void run()
  const stops = [document.answers.subscribe(begin), document.phase.subscribe(begin)]
  globalThis.addEventListener?.('online', begin)
  begin()
  return () => {
    isOver = true
    for (const stop of stops) stop()
    globalThis.removeEventListener?.('online', begin)
  }
}

/** The files that have these characters; null: all files. */
function filesFor(slices: readonly Slice[], letters: string | null): ReadonlySet<string> {
  const wanted = letters === null ? slices : [...letters].flatMap((letter) => sliceFor(slices, letter) ?? [])
  return new Set(wanted.map(({ url }) => bookFileOf(url)))
}

/** Without a service worker the cache is not used offline. */
function isInstalled(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: 10_000 })
    else startTimer(resolve, 200)
  })
}
