import { useEffect, useRef, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useReadAnswers } from '#engine/documents/react/useReadAnswers.ts'
import { readFile } from '#engine/files/read-file.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { contentOf, loadContent, loadWorkbook, stepGroups } from '#kits/words/content.ts'
import { draftTaglines } from '#kits/words/draft-taglines.ts'
import { loadLateContent } from '#kits/words/late-content.ts'
import { guide } from '#model/documents/guide.ts'
import type { Answers } from '#model/fields/answers.ts'
import type { BookImage, BookLook, BookStyle, PageFormat } from './book.ts'
import { readBookImages } from './book-images.ts'
import { composeBook } from './compose-book.ts'
import { lookOf } from './look-of.ts'
import { PressError, type PressFault, type RemotePress, startPress } from './remote-press.ts'
import { facesOf } from './set-book.ts'
import { thinTitles } from './thin-sections.ts'

export interface MadeBook {
  readonly pdf: Uint8Array<ArrayBuffer>
  readonly pages: number
  readonly style: BookStyle
}

/** What a book has to do without. */
export interface BookLacks {
  /** Characters that no font has. */
  readonly letters: readonly string[]
  /** Whether a font of the brand is not on this device. */
  readonly fonts: boolean
  /** Pictures that are not on this device, and pictures that cannot be decoded. */
  readonly absent: number
  readonly unreadable: number
  /** Whether nothing was answered: there is a cover and no more. */
  readonly isCoverOnly: boolean
}

const nothing: BookLacks = { letters: [], fonts: false, absent: 0, unreadable: 0, isCoverOnly: false }

export interface BookMaking {
  readonly style: BookStyle
  /** The look that follows from the keywords, once they were read. */
  readonly ownLook: BookLook | null
  /** The last book that was set, perhaps in another style than the chosen one. */
  readonly made: MadeBook | null
  readonly isMaking: boolean
  readonly fault: PressFault | null
  readonly lacks: BookLacks
  /** Titles of the sections that can be left out, because little of them is written. */
  readonly thin: readonly string[]
  choose(change: Partial<BookStyle>): void
  retry(): void
}

/** The logo that the brand has begun, where it has no file of one; else null. */
export type ReadDraftLogo = (answers: Answers) => Promise<BookImage | null>

/** Makes the brand's book as soon as it is used, and again in every style that is chosen. */
export function useBook(readDraftLogo: ReadDraftLogo): BookMaking {
  const answers = useReadAnswers()
  const { document } = useDocumentView('guide')
  const [format, setFormat] = useState<PageFormat>('a4')
  const [hasMarks, setHasMarks] = useState(false)
  const [leavesOutThin, setLeavesOutThin] = useState(false)
  const [thin, setThin] = useState<readonly string[]>([])
  const [chosenLook, setChosenLook] = useState<BookLook | null>(null)
  const [ownLook, setOwnLook] = useState<BookLook | null>(null)
  const [opened, setOpened] = useState<RemotePress | null>(null)
  const [made, setMade] = useState<MadeBook | null>(null)
  const [isMaking, setIsMaking] = useState(true)
  const [fault, setFault] = useState<PressFault | null>(null)
  const [lacks, setLacks] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const [press, setPress] = useState<RemotePress | null>(null)
  // The book is of the moment in which the dialog was opened, or in which all documents were read.
  const first = useRef(answers)
  first.current ??= answers
  const given = first.current
  const brand = useRef(document)
  const look = chosenLook ?? ownLook

  // It starts while documents, words and pictures are read.
  useEffect(() => {
    const started = startPress()
    setPress(started)
    setFault(null)
    setIsMaking(true)
    return () => started.end()
  }, [attempt])

  useEffect(() => {
    if (!press || !given) return
    const { account, brand: ref } = brand.current
    let isOver = false
    const fail = (cause: unknown) => {
      if (isOver) return
      console.warn('the book cannot be made', cause)
      setFault(cause instanceof PressError ? cause.fault : 'broken')
      setIsMaking(false)
    }
    const start = async () => {
      const [[workbook, words], { images: pictures, absent, unreadable }, draft] = await Promise.all([
        Promise.all([
          loadWorkbook(...stepGroups),
          loadLateContent('book'),
          loadContent('options'),
          loadContent('reference'),
          loadContent('options-strategy'),
        ]),
        readBookImages(given, (reference) => readFile(account, ref, reference)),
        readDraftLogo(given),
      ])
      if (isOver) return
      const images = new Map([...pictures, ...(draft ? [[guide.visual.logoMaker.path, draft] as const] : [])])
      const options = { ...contentOf('options'), ...contentOf('reference'), ...contentOf('options-strategy') }
      const book = composeBook({
        answers: given,
        workbook,
        options,
        words,
        // Its words are in the language of the page, whatever the account chose since.
        language: pageLanguage(),
        today: new Date(),
        draftTagline: draftTaglines(given)[0]?.text,
        images,
      })
      setThin(thinTitles(book.chapters))
      const opening = press.open(book, images, facesOf(given))
      setOwnLook(lookOf(given, options.keyword ?? {}))
      setOpened(press)
      const { missing, hasFonts } = await opening
      if (isOver) return
      const isCoverOnly = book.chapters.length === 0
      setLacks({ letters: missing, fonts: !hasFonts, absent, unreadable, isCoverOnly })
    }
    start().catch(fail)
    return () => {
      isOver = true
    }
  }, [press, given, readDraftLogo])

  useEffect(() => {
    if (!opened || !look) return
    let isOver = false
    const style = { format, look, hasMarks, leavesOutThin }
    setIsMaking(true)
    opened.set(style).then(
      (report) => {
        if (isOver || !report) return
        setMade({ pdf: report.pdf, pages: report.pages, style })
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
  }, [opened, format, look, hasMarks, leavesOutThin])

  return {
    style: { format, look: look ?? 'quiet', hasMarks, leavesOutThin },
    ownLook,
    made,
    isMaking,
    fault,
    lacks,
    thin,
    choose(change) {
      if (change.format) setFormat(change.format)
      if (change.look) setChosenLook(change.look)
      if (change.hasMarks !== undefined) setHasMarks(change.hasMarks)
      if (change.leavesOutThin !== undefined) setLeavesOutThin(change.leavesOutThin)
    },
    retry: () => setAttempt((now) => now + 1),
  }
}
