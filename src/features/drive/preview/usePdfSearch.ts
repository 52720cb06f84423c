import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useRef, useState } from 'react'
import { findInPages, type Hit } from './pdf-search.ts'

/** A search in the text of all pages, which is read at the first one. `hits` is null while it is read. */
export function usePdfSearch(pages: PDFDocumentProxy | null) {
  const texts = useRef<{ of: PDFDocumentProxy; texts: Promise<readonly string[]> } | null>(null)
  const last = useRef('')
  const [query, setQuery] = useState('')
  const [hits, setHits] = useState<readonly Hit[] | null>([])
  const [at, setAt] = useState(0)

  const find = (text: string) => {
    last.current = text
    setQuery(text)
    setAt(0)
    setHits(null)
    if (!pages) return
    if (texts.current?.of !== pages) texts.current = { of: pages, texts: readTexts(pages) }
    texts.current.texts.then(
      (read) => {
        if (last.current === text) setHits(findInPages(read, text))
      },
      (cause: unknown) => {
        console.warn('the text of a document cannot be read', cause)
        setHits([])
      },
    )
  }
  const go = (by: number): Hit | undefined => {
    if (!hits || hits.length === 0) return undefined
    const next = (at + by + hits.length) % hits.length
    setAt(next)
    return hits[next]
  }
  return { query, hits, at, find, go }
}

async function readTexts(pages: PDFDocumentProxy): Promise<readonly string[]> {
  const texts: string[] = []
  for (let number = 1; number <= pages.numPages; number += 1) {
    const { items } = await (await pages.getPage(number)).getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(''))
  }
  return texts
}
