import { useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { optionWord } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Sheet, SheetPart } from '#ui/paper/Sheet.tsx'

const { core, info } = guide

/** What the first questions know of the brand, as a sheet. */
export function AnswersSheet() {
  const { t } = useLingui()
  const answers = useAnswers()
  const name = textOf(answers, info.name.path)
  const industry = textOf(answers, info.industry.path)
  const parts = [
    { label: t`이름`, text: name },
    { label: t`업종`, text: industry && optionWord('industry', industry, 'reference') },
    { label: t`자주 찾는 손님`, text: textOf(answers, core.target.path) },
    { label: t`고르는 이유`, text: textOf(answers, core.positive.path) },
    { label: t`파는 것`, text: textOf(answers, core.service.path) },
  ]
  return (
    <Sheet wordmark={name || t`이름 없는 브랜드`} title={t`지금까지의 답`} titleAs="h3">
      {parts.map(({ label, text }) => (
        <SheetPart key={label} label={label} emptyText={t`아직 비어 있어요`} isEmpty={text.trim() === ''}>
          {text}
        </SheetPart>
      ))}
    </Sheet>
  )
}
