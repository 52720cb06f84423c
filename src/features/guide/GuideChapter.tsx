import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { shortDay } from '#engine/words/short-day.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import { StampSpot } from '#ui/marks/StampSpot.tsx'
import { Sheet, SheetFoot, SheetPart } from '#ui/paper/Sheet.tsx'
import { type ChapterPart, partsOf } from './chapter-parts.ts'

interface Props {
  /** Path such as `core/story`. */
  section: string
  /** The current step, marked at the edge of the sheet. */
  currentStep?: string
  /** SheetParts to show instead of the text answers. */
  children?: ReactNode
}

/** One section of the guide as a sheet, as a live preview in the workbook. */
export function GuideChapter({ section, currentStep, children }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const words = contentOf('workbook')
  const isCurrent = (part: ChapterPart) => currentStep !== undefined && part.steps.includes(currentStep)
  const parts = partsOf(section, answers).filter((part) => !part.isPlanning || isCurrent(part))
  const of = sectionOf(section)
  const percent = of?.percent(answers) ?? 0
  const finishedOn = of ? finishedDayOf(of, answers) : null
  return (
    <Sheet
      wordmark={textOf(answers, guide.info.name.path) || t`이름 없는 브랜드`}
      chapter={words.sections[section]?.depth2}
      title={words.sections[section]?.guideTitle}
      foot={
        <SheetFoot
          spot={
            <StampSpot
              tiltKey={section}
              state={percent === 100 ? 'stamped' : 'untouched'}
              blank={t`(인)`}
              size={64}
              isFramed
            />
          }
        >
          {percent === 100 ? (
            <SealedOn day={finishedOn} />
          ) : (
            <Trans>빈칸을 모두 채우면 이 자리에 새겨져요</Trans>
          )}
        </SheetFoot>
      }
    >
      {children ??
        parts.map((part) => (
          <SheetPart
            key={part.key}
            label={part.label}
            note={part.isPlanning && <Trans>워크북에만 남아요</Trans>}
            emptyText={t`아직 비어 있어요`}
            isEmpty={part.text === ''}
            isCurrent={isCurrent(part)}
          >
            {part.text}
          </SheetPart>
        ))}
    </Sheet>
  )
}

function SealedOn({ day }: { day: string | null }) {
  if (day === null) return <Trans>빈칸 없이 채워 새겼어요</Trans>
  const date = shortDay(day)
  return (
    <Trans>
      <time dateTime={day}>{date}</time>에 빈칸 없이 채워 새겼어요
    </Trans>
  )
}
