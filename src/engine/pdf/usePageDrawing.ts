import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

interface Drawn {
  readonly page: PDFPageProxy
  /** Pixels of the screen by units of the page. */
  readonly scale: number
  /** Whether the page is not shown any more. */
  readonly isOver: () => boolean
}

/** Draws a page when it comes into view, as wide as its canvas is. Whether it is drawn, and `then` is done. */
export function usePageDrawing(
  pages: PDFDocumentProxy,
  number: number,
  canvas: RefObject<HTMLCanvasElement | null>,
  then: (drawn: Drawn) => Promise<void> = async () => {},
): boolean {
  const [isDrawn, setDrawn] = useState(false)
  const after = useEffectEvent(then)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isOver = false
    const draw = async () => {
      const page = await pages.getPage(number)
      if (isOver) return
      const { width } = page.getViewport({ scale: 1 })
      const scale = element.clientWidth / width
      const density = Math.min(2, window.devicePixelRatio || 1)
      const viewport = page.getViewport({ scale: scale * density })
      element.width = Math.round(viewport.width)
      element.height = Math.round(viewport.height)
      await page.render({ canvas: element, viewport }).promise
      if (isOver) return
      await after({ page, scale, isOver: () => isOver })
      if (!isOver) setDrawn(true)
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
    watcher.observe(element)
    return () => {
      isOver = true
      watcher.disconnect()
    }
  }, [pages, number, canvas])
  return isDrawn
}
