import type { OpenDocument } from './open-document.ts'

/** Hands the person a file with everything this device holds of a document. */
export function downloadCopy(document: Pick<OpenDocument, 'exportCopy'>): void {
  const { fileName, blob } = document.exportCopy()
  const url = URL.createObjectURL(blob)
  const link = window.document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
