import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { type ReactNode, useState } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { contentOf } from '#kits/words/content.ts'
import type { Answers } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { type GroupName, guideSections } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { StampTable } from '#ui/paper/StampTable.tsx'
import { isBegun } from './is-begun.ts'
import { NextQuestion } from './NextQuestion.tsx'
import { useStampSquare } from './useStampSquare.tsx'

const ApprovalStates = lazyComponent(() => import('./ApprovalStates.tsx'), { when: afterFirstContentPaint })

const noStates = new Map<string, string>()
const groupNames = ['core', 'info', 'visual'] as const satisfies GroupName[]

interface Props {
  answers: Answers
  /** What follows under the table once all nine sections are finished. */
  whenFinished: ReactNode
}

/** Approval table (결재란): the nine sections with their seals, and below them the next question. */
export function GuideApproval({ answers, whenFinished }: Props) {
  const { t } = useLingui()
  const isReader = useReadsOnly()
  const words = contentOf('workbook')
  const [states, setStates] = useState<ReadonlyMap<string, string>>(noStates)
  const next = nextStep(answers)
  const squareOf = useStampSquare(answers, next?.section)

  return (
    <StampTable
      label={t`브랜드 가이드 진행`}
      blank={t`(인)`}
      groups={groupNames.map((key) => {
        const ofGroup = guideSections.filter(({ group }) => group === key)
        const done = ofGroup.filter((section) => section.percent(answers) === 100).length
        const name = words.sections[ofGroup[0]?.path ?? '']?.depth2 ?? key
        const sections = ofGroup.map((section) => squareOf(section, states.get(section.path) ?? null))
        return { key, name, count: `${done}/${ofGroup.length}`, sections }
      })}
    >
      {next && isReader ? null : next ? (
        <NextQuestion
          note={
            <Trans>
              다음으로 할 일 · {words.sections[next.section]?.label}, {words.steps[next.path]?.name}
            </Trans>
          }
          question={words.steps[next.path]?.title}
          actions={
            <Link
              to="/work-book/$"
              params={stepParams(next.path)}
              className={buttonClass({ look: 'ink', size: 'large' })}
            >
              {isBegun(answers) ? <Trans>이어서 쓰기</Trans> : <Trans>쓰기 시작하기</Trans>}
              <Icon of={ArrowRight} />
            </Link>
          }
        />
      ) : (
        whenFinished
      )}
      <ApprovalStates onStates={setStates} />
    </StampTable>
  )
}
