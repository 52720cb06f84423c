import { openDocuments } from './registry.ts'

/** Writes down everything that is still being typed, where a document is open at all. */
export async function flushDocuments(): Promise<void> {
  if (!hasOpenDocuments()) return
  const { flushAll } = await import('./open-documents.ts')
  await flushAll()
}

export function hasOpenDocuments(): boolean {
  return openDocuments.get().length > 0
}
