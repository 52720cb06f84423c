import { useMemo } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { readBrandFact } from '#engine/identity/brand-facts.ts'
import { useSession } from '#engine/identity/session.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { coloursOf } from '#model/colour/brand-colours.ts'
import { tonesOf } from '#model/documents/brand-tones.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Answers, textOf } from '#model/fields/answers.ts'
import { briefLimits, type LogoBrief } from '#model/logo/logo-brief.ts'
import { emptyLogoDraft, type LogoDraft, type LogoDraftStore, logoDraftOf } from './logo-draft.ts'

export interface LogoBriefView extends Pick<LogoDraftStore, 'change' | 'forget'> {
  /** The answers of the draft, and for the rest those of the brand's documents. */
  readonly brief: LogoBrief
  readonly draft: LogoDraft
  /** False until the device has read it. */
  readonly isRead: boolean
}

/** What the brand tells the designer of its logo. Of its documents those are read that are open. */
export function useLogoBrief(idBrand: number): LogoBriefView {
  const idAccount = useSession().session?.idAccount ?? 0
  const store = logoDraftOf(idAccount, idBrand)
  const stored = useWatched(store.draft)
  const answers = useAnswers()
  const draft = stored ?? emptyLogoDraft
  const brief = useMemo(
    () => ({
      ...briefIn(answers),
      // What was added to the brief of the workbook.
      note: readBrandFact(idBrand, 'logoRequest') ?? '',
      ...answeredIn(draft),
    }),
    [answers, draft, idBrand],
  )
  return { brief, draft, isRead: stored !== null, change: store.change, forget: store.forget }
}

function answeredIn({ images: _, options: __, ...answered }: LogoDraft): Partial<LogoBrief> {
  return answered
}

/** What the documents of a brand know already of its logo, so that it is not asked for again. */
function briefIn(answers: Answers): LogoBrief {
  const { main, secondary } = coloursOf(answers)
  const taglines = [guide.info.subName.path, strategy.personality.tagline1.path].map((path) =>
    textOf(answers, path).trim(),
  )
  return {
    name: textOf(answers, guide.info.name.path),
    tagline: taglines.find((line) => line !== '' && line.length <= briefLimits.tagline) ?? '',
    industry: textOf(answers, guide.info.industry.path) || null,
    symbols: [],
    symbolNote: '',
    tones: [...new Set(tonesOf(answers))].slice(0, briefLimits.tones),
    form: null,
    colours: [main, secondary].filter((colour) => colour !== null),
    note: '',
  }
}
