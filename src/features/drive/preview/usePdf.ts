import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { needsPassword, startReader } from '#engine/pdf/open-pages.ts'

interface Opened {
  readonly blob: Blob
  readonly pages: PDFDocumentProxy | null
  /** Width by height of the first page. */
  readonly ratio: number
  /** Why it cannot be shown; `locked`: it opens only with a password. */
  readonly fault: 'broken' | 'locked' | null
}

const a4 = 210 / 297

/** The pages of a PDF, parsed in a worker of its own. */
export function usePdf(blob: Blob | null): Omit<Opened, 'blob'> {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    if (!blob) return
    let isOver = false
    const reader = startReader()
    const open = async () => {
      const pages = await reader.open(new Uint8Array(await blob.arrayBuffer())).promise
      const { width, height } = (await pages.getPage(1)).getViewport({ scale: 1 })
      if (!isOver) setOpened({ blob, pages, ratio: width / height, fault: null })
    }
    open().catch((cause: unknown) => {
      if (isOver) return
      const fault = needsPassword(cause) ? 'locked' : 'broken'
      if (fault === 'broken') console.warn('the pages cannot be shown', cause)
      setOpened({ blob, pages: null, ratio: a4, fault })
    })
    return () => {
      isOver = true
      reader.end()
    }
  }, [blob])
  return opened && opened.blob === blob ? opened : { pages: null, ratio: a4, fault: null }
}
