import { archiveName } from '#model/files/archive-names.ts'
import { startTimer } from '../time/start-timer.ts'

/** Lets the browser save a file, under its name, where downloads go. */
export function download(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = archiveName(fileName)
  link.click()
  // Some browsers read the URL only after the click has been handled.
  startTimer(() => URL.revokeObjectURL(url), 60_000)
}

/** Saves a copy of an open document. */
export function downloadCopy(document: { exportCopy(): { fileName: string; blob: Blob } }): void {
  const { fileName, blob } = document.exportCopy()
  download(fileName, blob)
}
