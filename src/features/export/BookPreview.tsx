import { useLingui } from '@lingui/react/macro'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { type PageReader, startReader } from '#engine/pdf/open-pages.ts'
import { usePageDrawing } from '#engine/pdf/usePageDrawing.ts'
import { Text } from '#ui/Text.tsx'
import styles from './BookPreview.module.css'
import type { PageFormat } from './book/book.ts'

interface Props {
  /** Null while the first book is made. */
  pdf: Uint8Array<ArrayBuffer> | null
  format: PageFormat
}

/** Width by height of a page, until the pages themselves are there. */
const ratios: Readonly<Record<PageFormat, number>> = { a4: 210 / 297, wide: 16 / 9, square: 1 }

/** Every page of a book, drawn from the very bytes that are downloaded; each when it comes into view. */
export default function BookPreview({ pdf, format }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<PDFDocumentProxy | null>(null)
  // Each book draws on canvases of its own: the one before may still be drawing on its.
  const [edition, setEdition] = useState(0)
  const [ratio, setRatio] = useState(() => ratios[format])
  const [hasFailed, setHasFailed] = useState(false)
  const [reader, setReader] = useState<PageReader | null>(null)

  // It starts while the book is made.
  useEffect(() => {
    const started = startReader()
    setReader(started)
    return () => started.end()
  }, [])

  useEffect(() => {
    if (!pdf || !reader) return
    let isOver = false
    const opening = reader.open(pdf)
    opening.promise.then(
      async (pages) => {
        const { width, height } = (await pages.getPage(1)).getViewport({ scale: 1 })
        if (isOver) return
        setRatio(width / height)
        setShown(pages)
        setEdition((now) => now + 1)
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
  }, [pdf, reader])

  if (hasFailed)
    return <Text tone="soft" size="small">{t`미리보기는 안 되지만 PDF는 내려받을 수 있어요.`}</Text>
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
  const isDrawn = usePageDrawing(pages, number, canvas)
  return <canvas ref={canvas} role="img" aria-label={label} data-drawn={isDrawn || undefined} />
}
