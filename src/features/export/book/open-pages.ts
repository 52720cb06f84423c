import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { viewerWorker } from '#device/pdf/typesetter-files.ts'

GlobalWorkerOptions.workerSrc = viewerWorker

/** Opens a PDF for the screen, parsed in a worker. The bytes stay usable. */
export function openPages(pdf: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask {
  return getDocument({ data: pdf.slice(), isEvalSupported: false, useWasm: false, enableXfa: false })
}
