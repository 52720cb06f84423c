import { useMemo } from 'react'
import type { LogoBrief } from '#model/logo/logo-brief.ts'
import { useAnswers } from '../documents/react/useAnswers.ts'
import { readBrandFact } from '../identity/brand-facts.ts'
import { useSession } from '../identity/session.ts'
import { useWatched } from '../watch/useWatched.ts'
import { briefIn } from './brief-in.ts'
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
