import { parentPort, workerData } from 'node:worker_threads'
import { PDFiumLibrary } from '@hyzyla/pdfium'

/*
 * A thread of its own: a document that takes long, or very much memory, holds up no request and is ended with it.
 */

export interface AskedPage {
  readonly bytes: Uint8Array
  readonly width: number
  readonly mostHeight: number
}

export interface DrawnPage {
  /** Four channels a pixel. */
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** It opens only with a password. */
export type Locked = 'locked'

const { bytes, width: wanted, mostHeight } = workerData as AskedPage
parentPort?.postMessage(await draw())

async function draw(): Promise<DrawnPage | Locked> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes).catch((cause: unknown) => {
    // The library tells its reasons apart by these words alone.
    if (cause instanceof Error && cause.message === 'Password required or incorrect password') return null
    throw cause
  })
  if (document === null) return 'locked'
  const page = document.getPage(0)
  const size = page.getOriginalSize()
  const scale = Math.min(wanted / size.originalWidth, mostHeight / size.originalHeight)
  const { data, width, height } = await page.render({ scale, render: 'bitmap' })
  return { pixels: data, width, height }
}
