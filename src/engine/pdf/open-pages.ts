import {
  GlobalWorkerOptions,
  getDocument,
  type PageViewport,
  type PDFDocumentLoadingTask,
  PDFWorker,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { CharacterMaps } from './character-maps.ts'
import { viewerWorker } from './typesetter-files.ts'

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
      getDocument({
        data: pdf.slice(),
        worker,
        isEvalSupported: false,
        useWasm: false,
        enableXfa: false,
        cMapUrl: 'character-maps/',
        BinaryDataFactory: CharacterMaps,
      }),
    end: () => worker.destroy(),
  }
}

/** Whether a document was not opened because it asks for a password. */
export function needsPassword(cause: unknown): boolean {
  // The library does not export its class.
  return cause instanceof Error && cause.name === 'PasswordException'
}

type TextContent = ConstructorParameters<typeof TextLayer>[0]['textContentSource']

/** Lays the texts of a page over its picture, so that they can be selected. Answers their elements, in order. */
export async function layText(
  textContentSource: TextContent,
  container: HTMLElement,
  viewport: PageViewport,
): Promise<readonly HTMLElement[]> {
  const layer = new TextLayer({ textContentSource, container, viewport })
  await layer.render()
  return layer.textDivs
}
