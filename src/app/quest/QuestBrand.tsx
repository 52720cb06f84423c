import { useEffect, useRef } from 'react'
import { keep, readKept } from '#device/browser/local-storage.ts'
import { DocumentProvider } from '#device/documents/react/DocumentProvider.tsx'
import { OtherDocument } from '#device/documents/react/OtherDocument.tsx'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocument, useDocumentView } from '#device/documents/react/useDocument.ts'
import type { BrandRef } from '#device/identity/brand-ref.ts'
import { noteQuestAnswers } from '#device/identity/quest-record.ts'
import { useSession } from '#device/identity/session.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { questFields } from '#features/quests/quest-fields.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import { handoverKey, parseHandover } from '#model/site/handover.ts'
import { BrandColour } from '../brand/BrandColour.tsx'
import { DocumentLoading } from '../brand/DocumentBeside.tsx'
import { QuestQuestion } from './QuestQuestion.tsx'
import { QuestResult } from './QuestResult.tsx'

/** Opens guide and strategy of the brand around its questions. */
export default function QuestBrand({ brand, step }: { brand: BrandRef; step: number }) {
  const { session } = useSession()
  return (
    <DocumentProvider
      key={`${session?.idAccount ?? ''}:${brand}`}
      brand={brand}
      document={mainDocument}
      account={typeof brand === 'number' ? (session?.idAccount ?? null) : null}
      fallback={<DocumentLoading />}
    >
      <BrandColour />
      <OtherDocument document="strategy" isAside>
        <TakeHandover />
        <NoteAnswers key={step} step={step} />
        {step < questFields.length ? <QuestQuestion key={step} step={step} /> : <QuestResult />}
      </OtherDocument>
    </DocumentProvider>
  )
}

/** Writes what the landing page handed over, once, unless the brand has an answer already. */
function TakeHandover() {
  const { document } = useDocumentView(mainDocument)
  const phase = useWatched(document.phase)
  useEffect(() => {
    const handed = parseHandover(readKept(handoverKey))
    if (phase !== 'ready' || handed?.background === undefined) return
    const { background } = handed
    document.edit((doc) => {
      if (guide.core.background.read(doc) === '') guide.core.background.write(doc, background)
    })
    keep(handoverKey, null)
  }, [document, phase])
  return null
}

/** Notes which answers were written at this question, so that the workbook can say so. */
function NoteAnswers({ step }: { step: number }) {
  const { brand, phase } = useDocument()
  const answers = useAnswers()
  const paths = questFields[step] ?? []
  const now = phase === 'ready' ? JSON.stringify(paths.map((path) => answers[path] ?? null)) : null
  const before = useRef<string | null>(null)
  useEffect(() => {
    if (now !== null && before.current !== null && before.current !== now)
      noteQuestAnswers(brand, paths, answers)
    if (now !== null) before.current = now
  }, [now, brand, paths, answers])
  return null
}
