import { openDocuments } from '#device/documents/machinery.ts'

/** Writes down everything that is still being typed, where a document is open at all. */
export async function flushDevice(): Promise<void> {
  if (!hasOpenDocuments()) return
  const { flushAll } = await import('#device/documents/open-documents.ts')
  await flushAll()
}

export function hasOpenDocuments(): boolean {
  return openDocuments.get().length > 0
}
