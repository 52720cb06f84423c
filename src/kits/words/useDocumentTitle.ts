import { useLoaded } from '#engine/watch/useLoaded.ts'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { loadContent } from './content.ts'

/**
 * What a document is called in the page's language; '' until the titles are loaded. Without them a screen shows what it says
 * of the document under no title.
 */
export function useDocumentTitle(name: DocumentName): string {
  const titles = useLoaded('documents', () => loadContent('documents'))
  return titles?.[traitsOf(name).title] ?? ''
}
