import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  PDFWorker,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { viewerWorker } from '#device/pdf/typesetter-files.ts'

GlobalWorkerOptions.workerSrc = viewerWorker

/** Opens PDFs for the screen, parsed in a worker. */
export interface PageReader {
  /** The bytes stay usable. */
  open(pdf: Uint8Array<ArrayBuffer>): PDFDocumentLoadingTask
  end(): void
}

export function startReader(): PageReader {
  const worker = new PDFWorker()
  return {
    open: (pdf) =>
      getDocument({ data: pdf.slice(), worker, isEvalSupported: false, useWasm: false, enableXfa: false }),
    end: () => worker.destroy(),
  }
}
