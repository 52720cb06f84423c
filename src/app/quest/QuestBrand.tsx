import { useEffect, useRef } from 'react'
import { keep, readKept } from '#engine/browser/local-storage.ts'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument, useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { useSession } from '#engine/identity/session.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { questFields, resultStep } from '#features/quests/quest-fields.ts'
import { noteQuestAnswers, noteQuestStep } from '#kits/brands/quest-record.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import type { Answers } from '#model/fields/answers.ts'
import { handoverKey, parseHandover } from '#model/site/handover.ts'
import { BrandColour } from '../brand/BrandColour.tsx'
import { DocumentLoading } from '../brand/DocumentBeside.tsx'
import { KeepBrandName } from '../brand/KeepBrandName.tsx'
import { QuestQuestion } from './QuestQuestion.tsx'
import { QuestResult } from './QuestResult.tsx'

/** Opens guide and strategy of the brand around its questions. */
export default function QuestBrand({ brand, step }: { brand: BrandRef; step: number }) {
  const { session } = useSession()
  useEffect(() => noteQuestStep(brand, step), [brand, step])
  return (
    <DocumentProvider
      key={`${session?.idAccount ?? ''}:${brand}`}
      brand={brand}
      document={mainDocument}
      account={typeof brand === 'number' ? (session?.idAccount ?? null) : null}
      fallback={<DocumentLoading />}
    >
      <BrandColour />
      <KeepBrandName />
      <OtherDocument document="strategy" isAside>
        <TakeHandover />
        <NoteAnswers />
        {step < resultStep ? <QuestQuestion key={step} step={step} /> : <QuestResult />}
      </OtherDocument>
    </DocumentProvider>
  )
}

/**
 * Writes what the landing page handed over, once, where the brand has no answer yet. Not what was typed for a brand of
 * another name.
 */
function TakeHandover() {
  const { document } = useDocumentView(mainDocument)
  const { brand } = document
  const phase = useWatched(document.phase)
  useEffect(() => {
    const handed = parseHandover(readKept(handoverKey))
    if (phase !== 'ready' || handed === null) return
    const isTaken = document.edit((doc) => {
      if (handed.name !== undefined && handed.name !== guide.info.name.read(doc)) return false
      for (const [field, answer] of [
        [guide.core.service, handed.service],
        [guide.core.target, handed.target],
      ] as const) {
        if (answer === undefined || field.read(doc) !== '') continue
        field.write(doc, answer)
        noteQuestAnswers(brand, [field.path], { [field.path]: answer })
      }
      return true
    })
    // Until this device has stored the answers, they are taken again by whatever opens the document next.
    if (isTaken) void document.whenWritten().then(() => keep(handoverKey, null))
  }, [brand, document, phase])
  return null
}

const noted = questFields.flat()

/**
 * Notes which answers are written in the questions, so that the workbook can say so. Around all of them: a question may
 * still write something when it is left. What is undefined comes from a document that is not open yet.
 */
function NoteAnswers() {
  const { brand, phase } = useDocument()
  const answers = useAnswers()
  const before = useRef<Answers>({})
  useEffect(() => {
    if (phase !== 'ready') return
    const changed = noted.filter((path) => {
      const known = before.current[path]
      return known !== undefined && JSON.stringify(known) !== JSON.stringify(answers[path])
    })
    if (changed.length > 0) noteQuestAnswers(brand, changed, answers)
    before.current = answers
  }, [phase, brand, answers])
  return null
}
