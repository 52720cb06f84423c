import { download } from '#device/browser/download.ts'
import type { OpenDocument } from './open-document.ts'

/** Hands the person a file with everything this device holds of a document. */
export function downloadCopy(document: Pick<OpenDocument, 'exportCopy'>): void {
  const { fileName, blob } = document.exportCopy()
  download(fileName, blob)
}
