import { useEffect, useRef, useState } from 'react'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocumentView } from '#device/documents/react/useDocument.ts'
import { readFile } from '#device/files/read-file.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { contentOf, loadContent, loadWorkbook, stepGroups } from '#device/words/content.ts'
import type { BookLook, BookStyle, PageFormat } from './book.ts'
import { readBookImages } from './book-images.ts'
import { composeBook } from './compose-book.ts'
import { lookOf } from './look-of.ts'
import { PressError, type PressFault, type RemotePress, startPress } from './remote-press.ts'
import { facesOf } from './set-book.ts'

export interface MadeBook {
  readonly pdf: Uint8Array<ArrayBuffer>
  readonly style: BookStyle
}

export interface BookMaking {
  readonly style: BookStyle
  /** The look that follows from the keywords, once they were read. */
  readonly ownLook: BookLook | null
  /** The last book that was set, perhaps in another style than the chosen one. */
  readonly made: MadeBook | null
  readonly isMaking: boolean
  readonly fault: PressFault | null
  readonly missing: readonly string[]
  choose(change: Partial<BookStyle>): void
  retry(): void
}

/** Makes the brand's book as soon as it is used, and again in every style that is chosen. */
export function useBook(): BookMaking {
  const answers = useAnswers()
  const { document } = useDocumentView('guide')
  const [format, setFormat] = useState<PageFormat>('a4')
  const [hasMarks, setHasMarks] = useState(false)
  const [chosenLook, setChosenLook] = useState<BookLook | null>(null)
  const [ownLook, setOwnLook] = useState<BookLook | null>(null)
  const [press, setPress] = useState<RemotePress | null>(null)
  const [made, setMade] = useState<MadeBook | null>(null)
  const [isMaking, setIsMaking] = useState(true)
  const [fault, setFault] = useState<PressFault | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [attempt, setAttempt] = useState(0)
  // The book is of the moment in which the dialog was opened.
  const first = useRef({ answers, document })
  const look = chosenLook ?? ownLook

  useEffect(() => {
    const { answers, document } = first.current
    let isOver = false
    let started: RemotePress | null = null
    const fail = (cause: unknown) => {
      if (isOver) return
      console.warn('the book cannot be made', cause)
      setFault(cause instanceof PressError ? cause.fault : 'broken')
      setIsMaking(false)
    }
    const start = async () => {
      const [workbook, words] = await Promise.all([
        loadWorkbook(...stepGroups),
        loadContent('book'),
        loadContent('options'),
        loadContent('reference'),
        loadContent('options-strategy'),
      ])
      const options = { ...contentOf('options'), ...contentOf('reference'), ...contentOf('options-strategy') }
      const images = await readBookImages(answers, (reference) =>
        readFile(document.account, document.brand, reference),
      )
      if (isOver) return
      const book = composeBook({
        answers,
        workbook,
        options,
        words,
        language: currentLanguage(),
        today: new Date(),
        images,
      })
      started = startPress(book, images, facesOf(answers))
      started.opened.then((letters) => !isOver && setMissing(letters), fail)
      setOwnLook(lookOf(answers, options.keyword ?? {}))
      setPress(started)
    }
    setFault(null)
    setIsMaking(true)
    start().catch(fail)
    return () => {
      isOver = true
      started?.end()
    }
  }, [attempt])

  useEffect(() => {
    if (!press || !look) return
    let isOver = false
    const style = { format, look, hasMarks }
    setIsMaking(true)
    press.set(style).then(
      (pdf) => {
        if (isOver || !pdf) return
        setMade({ pdf, style })
        setIsMaking(false)
      },
      (cause: unknown) => {
        if (isOver) return
        console.warn('the book cannot be made', cause)
        setFault(cause instanceof PressError ? cause.fault : 'broken')
        setIsMaking(false)
      },
    )
    return () => {
      isOver = true
    }
  }, [press, format, look, hasMarks])

  return {
    style: { format, look: look ?? 'quiet', hasMarks },
    ownLook,
    made,
    isMaking,
    fault,
    missing,
    choose(change) {
      if (change.format) setFormat(change.format)
      if (change.look) setChosenLook(change.look)
      if (change.hasMarks !== undefined) setHasMarks(change.hasMarks)
    },
    retry: () => setAttempt((now) => now + 1),
  }
}
