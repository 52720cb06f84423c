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

const { bytes, width: wanted, mostHeight } = workerData as AskedPage
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(bytes)
const page = document.getPage(0)
const size = page.getOriginalSize()
const scale = Math.min(wanted / size.originalWidth, mostHeight / size.originalHeight)
const { data, width, height } = await page.render({ scale, render: 'bitmap' })
parentPort?.postMessage({ pixels: data, width, height } satisfies DrawnPage)
