import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { startTask, startTasks } from './start-tasks.ts'

/**
 * Keeps every document of a brand open and runs the tasks of each, whatever screen is shown, so that a brand
 * that was opened once can be read and written offline as a whole. Returns the function that stops it.
 */
export function keepDocumentsOpen(account: number | null, brand: BrandRef): () => void {
  return startTask(async () => {
    const [{ documentAt, retainDocument }, { documentsToKeep }] = await Promise.all([
      import('#engine/documents/engine/open-documents.ts'),
      import('#model/documents/documents.ts'),
    ])
    const stops = documentsToKeep.map((name) => {
      const document = documentAt({ account: typeof brand === 'number' ? account : null, brand, name })
      const release = retainDocument(document)
      const stop = startTasks('document', document)
      return () => {
        stop()
        release()
      }
    })
    return () => {
      for (const stop of stops.reverse()) stop()
    }
  })
}
