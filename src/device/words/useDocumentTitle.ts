import { useEffect, useState } from 'react'
import { type DocumentName, traitsOf } from '#model/document-kinds/names.ts'
import { loadContent } from './content.ts'

/** What a document is called in the page's language; '' until the titles are loaded. */
export function useDocumentTitle(name: DocumentName): string {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({})
  useEffect(() => {
    let isGone = false
    loadContent('documents').then(
      (found) => {
        if (!isGone) setTitles(found)
      },
      // Without them a screen shows what it says of the document under no title.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return titles[traitsOf(name).title] ?? ''
}
