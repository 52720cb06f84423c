import { useLingui } from '@lingui/react/macro'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import styles from './BookPreview.module.css'
import { openPages } from './book/open-pages.ts'

interface Props {
  pdf: Uint8Array<ArrayBuffer>
  /** Told once, when the pages are known. */
  onCount: (pages: number) => void
}

/** Every page of a book, drawn from the very bytes that are downloaded; each when it comes into view. */
export function BookPreview({ pdf, onCount }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<PDFDocumentProxy | null>(null)
  // Each book draws on canvases of its own: the one before may still be drawing on its.
  const [edition, setEdition] = useState(0)
  const [ratio, setRatio] = useState(0.7)
  const [hasFailed, setHasFailed] = useState(false)
  const tell = useRef(onCount)
  tell.current = onCount

  useEffect(() => {
    let isOver = false
    const opening = openPages(pdf)
    opening.promise.then(
      async (pages) => {
        const { width, height } = (await pages.getPage(1)).getViewport({ scale: 1 })
        if (isOver) return
        setRatio(width / height)
        setShown(pages)
        setEdition((now) => now + 1)
        tell.current(pages.numPages)
      },
      (cause: unknown) => {
        if (isOver) return
        console.warn('the pages cannot be shown', cause)
        setHasFailed(true)
      },
    )
    return () => {
      isOver = true
      void opening.destroy()
    }
  }, [pdf])

  if (hasFailed) return <p className={styles.note}>{t`미리 보기는 안 되지만 PDF는 내려받을 수 있어요.`}</p>
  const count = shown?.numPages ?? 1
  return (
    <ol className={styles.pages} data-wide={ratio > 1.2 || undefined} aria-label={t`브랜드 북의 모든 쪽`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
        <li key={index} style={{ aspectRatio: ratio }}>
          {shown && <Page key={edition} pages={shown} number={index + 1} label={t`${index + 1}쪽`} />}
        </li>
      ))}
    </ol>
  )
}

function Page({ pages, number, label }: { pages: PDFDocumentProxy; number: number; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setIsDrawn] = useState(false)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let isOver = false
    const draw = async () => {
      const page = await pages.getPage(number)
      if (isOver) return
      const { width } = page.getViewport({ scale: 1 })
      const density = Math.min(2, window.devicePixelRatio || 1)
      const viewport = page.getViewport({ scale: (element.clientWidth * density) / width })
      element.width = Math.round(viewport.width)
      element.height = Math.round(viewport.height)
      await page.render({ canvas: element, viewport }).promise
      if (!isOver) setIsDrawn(true)
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
  }, [pages, number])

  return <canvas ref={canvas} role="img" aria-label={label} data-drawn={isDrawn || undefined} />
}
