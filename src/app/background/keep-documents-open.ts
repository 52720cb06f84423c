import type { BrandRef } from '#device/identity/brand-ref.ts'
import { startTask, startTasks } from './start-tasks.ts'

/**
 * Holds every document of a brand open and runs the tasks of each, whatever screen is shown: who opened a brand
 * once can read and write all of it offline.
 */
export function keepDocumentsOpen(account: number | null, brand: BrandRef): () => void {
  return startTask(async () => {
    const [{ documentAt, retainDocument }, { documentsWithAnswers }] = await Promise.all([
      import('#device/documents/engine/open-documents.ts'),
      import('#model/documents/documents.ts'),
    ])
    const stops = documentsWithAnswers.map((name) => {
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
