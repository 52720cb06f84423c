/** Writes down everything that is still being typed, where a document is open at all. */
export async function flushDevice(): Promise<void> {
  if (!isLoaded) return
  const { flushAll } = await import('#device/documents/open-documents.ts')
  await flushAll()
}

export async function hasOpenDocuments(): Promise<boolean> {
  if (!isLoaded) return false
  const { openDocuments } = await import('#device/documents/open-documents.ts')
  return openDocuments.get().length > 0
}

/** Set by the first screen that opens documents, so that public pages need not load them to find nothing. */
let isLoaded = false

export function noteDocumentsLoaded(): void {
  isLoaded = true
}
