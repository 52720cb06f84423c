import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { shortDay } from '#engine/words/short-day.ts'
import { contentOf } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import { StampSpot } from '#ui/marks/StampSpot.tsx'
import { Sheet, SheetFoot } from '#ui/paper/Sheet.tsx'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import StrategyPart from './StrategyPart.tsx'
import styles from './StrategyPreview.module.css'

/**
 * Preview of the section of the strategy that a step fills in. `step` is a path such as
 * `strategy/personality/voice/tone`.
 */
export default function StrategyPreview({ step }: { step: string }) {
  const { t } = useLingui()
  const answers = useAnswers()
  const path = step.slice(0, step.lastIndexOf('/'))
  const words = contentOf('workbook').sections[path]
  const section = sectionOf(path)
  const isFinished = section?.percent(answers) === 100
  const finishedOn = section ? finishedDayOf(section, answers) : null
  return (
    <Sheet
      wordmark={textOf(answers, guide.info.name.path) || t`이름 없는 브랜드`}
      chapter={words?.depth2}
      title={words?.guideTitle}
      foot={
        <SheetFoot
          spot={
            <StampSpot
              tiltKey={path}
              state={isFinished ? 'stamped' : 'untouched'}
              blank={t`(인)`}
              size={64}
              isFramed
            />
          }
        >
          {isFinished ? <SealedOn day={finishedOn} /> : <Trans>빈칸을 모두 채우면 이 자리에 새겨져요</Trans>}
        </SheetFoot>
      }
    >
      <div className={styles.whole}>
        <dt className={visuallyHiddenClass}>{words?.label}</dt>
        <dd>
          <StrategyPart section={path} isNarrow />
        </dd>
      </div>
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
