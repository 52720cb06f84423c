import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { layText } from '#engine/pdf/open-pages.ts'
import { usePageDrawing } from '#engine/pdf/usePageDrawing.ts'
import { markHits } from './mark-hits.ts'
import type { Hit } from './pdf-search.ts'
import styles from './Viewers.module.css'

interface Props {
  pages: PDFDocumentProxy
  number: number
  label: string
  hits: readonly Hit[]
  current: Hit | null
}

/** One page, drawn when it comes into view, with its text over it. */
export function PdfPage({ pages, number, label, hits, current }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly HTMLElement[] | null>(null)
  const isDrawn = usePageDrawing(pages, number, canvas, async ({ page, scale, isOver }) => {
    const layer = text.current
    if (!layer) return
    layer.replaceChildren()
    layer.style.setProperty('--total-scale-factor', String(scale))
    const laid = await layText(await page.getTextContent(), layer, page.getViewport({ scale }))
    if (!isOver()) setParts(laid)
  })

  useEffect(() => (parts ? markHits(parts, hits, current) : undefined), [parts, hits, current])

  return (
    <div className={styles.page}>
      <canvas ref={canvas} role="img" aria-label={label} data-drawn={isDrawn || undefined} />
      <div ref={text} className={styles.words} />
    </div>
  )
}
