import { noteMainPicture } from '#engine/browser/main-pictures.ts'
import type { Body, Page } from '#scene/body/body.ts'
import type { Dress } from '#scene/dress/dress.ts'
import type { DressOfBrand } from '../dress/useDress.ts'
import { hanLanguage } from '../scene/han-language.ts'
import type { CardReport, CardTask } from './card-task.ts'
import { cardWorker, hasCardWorkers } from './card-worker-source.ts'
import { pixelBlobs } from './pixel-blobs.ts'

/** A page as a picture. */
export interface DrawnCard {
  readonly page: Page
  readonly dress: Dress
  /** Of the picture, valid until the studio is closed or has drawn very many others. */
  readonly url: string
  /** In pixels. */
  readonly width: number
}

export interface CardOrder {
  readonly body: Body
  /** One of its pages. */
  readonly page: Page
  readonly brand: Pick<DressOfBrand, 'dress' | 'bytes'>
  /** In pixels. */
  readonly width: number
}

export interface DrawingCard {
  /** Null where a worker cannot draw it: the page has to. Stays open after `cancel`. */
  readonly answer: Promise<DrawnCard | null>
  cancel(): void
}

/** Draws pages as pictures in a worker, and keeps them for as long as a screen is open. */
export interface CardStudio {
  /** False where this browser has no such workers. */
  isPossible(): boolean
  /** What was drawn of a page in a dress, with `wanted` in pixels only where it suits a place of that width. */
  known(page: Page, dress: Dress, wanted?: number): DrawnCard | null
  draw(order: CardOrder): DrawingCard
  /** Gives the worker back and forgets all pictures. */
  close(): void
}

interface Waiting {
  readonly id: number
  readonly order: CardOrder
  resolve(card: DrawnCard | null): void
}

/** While one waits for its fonts, others are drawn. */
const atOnce = 4
/** Some 40 kB each. */
const most = 240

/** Of all studios: the worker goes on from one to the next, and answers of the one before count for nothing. */
let lastId = 0

export function createCardStudio(): CardStudio {
  let worker: Worker | null = null
  let isBroken = false
  let dressInWorker: Dress | null = null
  const waiting: Waiting[] = []
  const asked = new Map<number, Waiting>()
  /** The oldest first. */
  const drawn: DrawnCard[] = []

  const isPossible = () => !isBroken && hasCardWorkers()

  function start(): Worker {
    const started = cardWorker.take()
    started.onmessage = ({ data }: MessageEvent<CardReport>) => void receive(data)
    started.onerror = fail
    return started
  }

  /** From then on the page draws its cards. */
  function fail(cause: unknown): void {
    console.warn('the worker of cards is given up', cause)
    isBroken = true
    noteMainPicture()
    const left = [...asked.values(), ...waiting]
    worker?.terminate()
    stop()
    // Their addresses ended with the worker.
    drawn.length = 0
    for (const { resolve } of left) resolve(null)
  }

  function stop(): void {
    worker = null
    dressInWorker = null
    asked.clear()
    waiting.length = 0
  }

  function next(): void {
    while (asked.size < atOnce) {
      const one = waiting.shift()
      if (!one) return
      asked.set(one.id, one)
      send(one).catch(fail)
    }
  }

  async function send({ id, order }: Waiting): Promise<void> {
    const { body, page, brand, width } = order
    const pictures = await pixelBlobs(brand.dress, brand.bytes)
    if (!asked.has(id)) return
    worker ??= start()
    const post = (task: CardTask) => worker?.postMessage(task)
    if (dressInWorker !== brand.dress) {
      dressInWorker = brand.dress
      forget(drawn.filter(({ dress }) => dress !== brand.dress))
      post({ kind: 'dress', dress: brand.dress, language: hanLanguage(), pictures })
    }
    const { unit, width: across, height, bleed } = body
    const sheet = { unit, width: across, height, ...(bleed !== undefined && { bleed }) }
    post({ kind: 'draw', id, sheet, page, width })
  }

  async function receive(report: CardReport): Promise<void> {
    const one = asked.get(report.id)
    // Of a screen before this one.
    if (!one) return
    const { page, brand, width } = one.order
    const card =
      report.kind === 'drawn' && (await isDecoded(report.url))
        ? { page, dress: brand.dress, url: report.url, width }
        : null
    if (!asked.delete(report.id)) return
    noteMainPicture()
    next()
    if (card) drawn.push(card)
    forget(drawn.slice(0, Math.max(0, drawn.length - most)))
    one.resolve(card)
  }

  function forget(cards: readonly DrawnCard[]): void {
    if (cards.length === 0) return
    for (const card of cards) drawn.splice(drawn.indexOf(card), 1)
    worker?.postMessage({ kind: 'forget', urls: cards.map(({ url }) => url) } satisfies CardTask)
  }

  function known(page: Page, dress: Dress, wanted?: number): DrawnCard | null {
    const suits = (card: DrawnCard) =>
      card.page === page && card.dress === dress && (wanted === undefined || isWideEnough(card.width, wanted))
    return drawn.findLast(suits) ?? null
  }

  return {
    isPossible,
    known,
    draw(order) {
      const card = known(order.page, order.brand.dress, order.width)
      if (card) return { answer: Promise.resolve(card), cancel: () => {} }
      if (!isPossible()) return { answer: Promise.resolve(null), cancel: () => {} }
      const { promise, resolve } = Promise.withResolvers<DrawnCard | null>()
      const one = { id: ++lastId, order, resolve }
      waiting.push(one)
      next()
      const cancel = () => {
        const at = waiting.indexOf(one)
        if (at >= 0) waiting.splice(at, 1)
      }
      return { answer: promise, cancel }
    },
    close() {
      worker?.postMessage({ kind: 'undress' } satisfies CardTask)
      if (worker) cardWorker.keep(worker)
      stop()
      drawn.length = 0
    },
  }
}

/** Whether a picture suits a place: not smaller, and not so large that it looks coarse. In pixels. */
export function isWideEnough(width: number, wanted: number): boolean {
  return width >= wanted && width <= wanted * 2
}

/** Decodes a picture, so that it is there in the frame that shows it; false where it cannot. */
async function isDecoded(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}
