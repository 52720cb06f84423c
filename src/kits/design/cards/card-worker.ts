import { layOutWithFonts } from '#scene/back-ends/draw-with-fonts.ts'
import { pixelsOf } from '#scene/back-ends/pixels-of.ts'
import { frameOf } from '#scene/back-ends/svg-values.ts'
import { drawPage } from '#scene/draw-page.ts'
import { paintCanvas } from '../export/paint-canvas.ts'
import { createPageFonts } from '../scene/page-fonts.ts'
import { createCardPictures } from './card-pictures.ts'
import type { CardReport, CardTask, DrawTask, DressTask } from './card-task.ts'
import { fillRun } from './fill-run.ts'
import { loadWorkerLetters } from './load-worker-letters.ts'

/** In pixels: the longest side of a card, on a screen with three pixels to the px. */
const longest = 1_600

const fonts = createPageFonts(undefined, loadWorkerLetters)
let dressed: Dressed | null = null

interface Dressed extends DressTask {
  readonly pictureOf: ReturnType<typeof createCardPictures>
}

warmUp()

/** Of pictures that are shown. */
const urls = new Set<string>()

/** Draws pages as pictures, so that the page has nothing to lay out while it is scrolled. */
addEventListener('message', ({ data }: MessageEvent<CardTask>) => {
  if (data.kind === 'dress') dressed = { ...data, pictureOf: createCardPictures(data.dress, data.pictures) }
  else if (data.kind === 'draw') answer(data)
  else if (data.kind === 'forget') forget(data.urls)
  else {
    dressed = null
    forget([...urls])
  }
})

function answer(task: DrawTask): void {
  const own = dressed
  const { id } = task
  draw(task, own).then(
    (picture) => {
      // By the page it would wait for another process.
      const url = URL.createObjectURL(picture)
      urls.add(url)
      postMessage({ kind: 'drawn', id, url } satisfies CardReport)
    },
    (cause: unknown) => postMessage({ kind: 'refused', id, message: String(cause) } satisfies CardReport),
  )
}

function forget(old: readonly string[]): void {
  for (const url of old) {
    URL.revokeObjectURL(url)
    urls.delete(url)
  }
}

async function draw({ sheet, page, width }: DrawTask, own: Dressed | null): Promise<Blob> {
  if (!own) throw new Error('there is no dress')
  const { dress, language, pictureOf } = own
  const { drawing, asked } = await layOutWithFonts(
    (book) => drawPage(page, sheet, dress, book, { language }),
    fonts,
  )
  if (fonts.missingOf(asked).length > 0) {
    // The next card asks again: the network may be back.
    fonts.retry()
    throw new Error('a font is not here')
  }
  const shown = pixelsOf([drawing])
  const bitmaps = new Map(
    await Promise.all(shown.map(async (pixels) => [pixels.key, await pictureOf(pixels)] as const)),
  )
  const frame = frameOf(drawing, false)
  const scale = Math.min(width / frame.width, longest / Math.max(frame.width, frame.height))
  const size = (length: number) => Math.max(1, Math.round(length * scale))
  const canvas = new OffscreenCanvas(size(frame.width), size(frame.height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no 2d canvas')
  const view = { scaleX: canvas.width / frame.width, scaleY: canvas.height / frame.height }
  const host = { text: fillRun, picture: (key: string) => bitmaps.get(key) ?? null }
  paintCanvas(context, drawing, host, { frame, ...view, top: 0, isCut: true })
  return canvas.convertToBlob({ type: 'image/png' })
}

/** The first thing that is drawn waits for the page, and is better drawn while the page waits for its own code. */
function warmUp(): void {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  context?.save()
  context?.fillRect(0, 0, 1, 1)
}
