import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { layText } from '#device/pdf/open-pages.ts'
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
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [parts, setParts] = useState<readonly HTMLElement[] | null>(null)

  useEffect(() => {
    const [around, element, layer] = [frame.current, canvas.current, text.current]
    if (!around || !element || !layer) return
    let isOver = false
    const draw = async () => {
      const page = await pages.getPage(number)
      if (isOver) return
      const { width } = page.getViewport({ scale: 1 })
      const scale = around.clientWidth / width
      const density = Math.min(2, window.devicePixelRatio || 1)
      const viewport = page.getViewport({ scale: scale * density })
      element.width = Math.round(viewport.width)
      element.height = Math.round(viewport.height)
      await page.render({ canvas: element, viewport }).promise
      if (isOver) return
      layer.replaceChildren()
      layer.style.setProperty('--total-scale-factor', String(scale))
      const laid = await layText(await page.getTextContent(), layer, page.getViewport({ scale }))
      if (!isOver) setParts(laid)
    }
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        draw().catch((cause: unknown) => {
          if (!isOver) console.warn(`page ${number} cannot be shown`, cause)
        })
      },
      { rootMargin: '600px' },
    )
    watcher.observe(around)
    return () => {
      isOver = true
      watcher.disconnect()
    }
  }, [pages, number])

  useEffect(() => (parts ? markHits(parts, hits, current) : undefined), [parts, hits, current])

  return (
    <div ref={frame} className={styles.page}>
      <canvas ref={canvas} role="img" aria-label={label} data-drawn={parts !== null || undefined} />
      <div ref={text} className={styles.words} />
    </div>
  )
}
