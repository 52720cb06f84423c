import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { currentSession } from '#engine/identity/session.ts'
import { startTimer } from '#engine/time/start-timer.ts'
import type { DocumentName } from '#model/document-kinds/names.ts'

/** So long a design that is not on this device is waited for. */
const limitMs = 20_000

/**
 * Opens a design behind the screen while `work` runs, which gets it ready to read and write; null where this device does not have
 * it and the server does not give it.
 */
export async function withDesign<Answer>(
  brand: BrandRef,
  document: DocumentName,
  work: (open: OpenDocument) => Answer | Promise<Answer>,
): Promise<Answer | null> {
  const { documentAt, retainDocument } = await import('#engine/documents/engine/open-documents.ts')
  const account = isLocal(brand) ? null : (currentSession()?.idAccount ?? null)
  const open = documentAt({ account, brand, name: document })
  const release = retainDocument(open)
  try {
    return (await untilReady(open)) ? await work(open) : null
  } finally {
    release()
  }
}

/** False where the server refuses it, there is no network, or it takes too long. */
function untilReady({ phase, sync }: OpenDocument): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const { kind, reason } = sync.get()
      if (phase.get() === 'ready') end(true)
      else if (phase.get() !== 'loading' && (kind === 'failed' || reason === 'offline')) end(false)
    }
    const timer = startTimer(() => end(false), limitMs)
    const leavings = [phase.subscribe(look), sync.subscribe(look)]
    const end = (isReady: boolean) => {
      clearTimeout(timer)
      for (const leave of leavings) leave()
      resolve(isReady)
    }
    look()
  })
}
