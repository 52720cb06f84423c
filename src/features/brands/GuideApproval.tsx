import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useEffect, useState } from 'react'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { keepBrandFact, readBrandFact } from '#device/identity/brand-facts.ts'
import { currentLanguage } from '#device/identity/language.ts'
import { contentOf } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import type { Answers } from '#model/fields/answers.ts'
import { nextStep } from '#model/workbook/next-step.ts'
import { approvalOf, isChangedSinceApproval } from '#model/workbook/section-approval.ts'
import { type GroupName, guideSections, type Section } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { stepsOf } from '#model/workbook/steps.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Icon } from '#ui/Icon.tsx'
import { type StampSquare, StampTable } from '#ui/paper/StampTable.tsx'
import { type FinishedDays, noteFinished, parseFinishedDays } from './finished-days.ts'
import { NextQuestion } from './NextQuestion.tsx'

const groupNames = ['core', 'info', 'visual'] as const satisfies GroupName[]

/** Approval table (결재란): the nine sections with their seals, and below them the next question. */
export function GuideApproval({ answers }: { answers: Answers }) {
  const { t } = useLingui()
  const words = contentOf('workbook')
  const percents = new Map(guideSections.map((section) => [section.path, section.percent(answers)]))
  const finished = [...percents].filter(([, percent]) => percent === 100).map(([path]) => path)
  const days = useFinishedDays(finished)
  const next = nextStep(answers)
  const day = new Intl.DateTimeFormat(currentLanguage(), { month: 'long', day: 'numeric' })

  /** Approval state of a section; null for a draft, where the finished day is shown instead. */
  const saidOf = (section: Section) => {
    const state = approvalOf(section, answers)?.state
    if (state === 'IN_REVIEW') return t`검토 중`
    if (state !== 'APPROVED') return null
    return isChangedSinceApproval(section, answers) ? t`승인 뒤 바뀜` : t`승인됨`
  }

  const square = (section: Section): StampSquare => {
    const { path } = section
    const percent = percents.get(path) ?? 0
    const at = days[path]
    const common = { key: path, name: words.sections[path]?.label ?? path, percent, ...linkTo(path) }
    if (percent === 100) {
      const caption = saidOf(section) ?? (at === undefined ? '100%' : day.format(at))
      return { ...common, state: 'stamped', caption, spoken: t`완료` }
    }
    return {
      ...common,
      state: percent > 0 ? 'begun' : 'untouched',
      caption: saidOf(section) ?? (percent > 0 ? `${percent}%` : t`시작 전`),
      isCurrent: path === next?.section,
    }
  }

  return (
    <StampTable
      label={t`브랜드 가이드 진행`}
      blank={t`(인)`}
      groups={groupNames.map((key) => {
        const ofGroup = guideSections.filter(({ group }) => group === key)
        const done = ofGroup.filter(({ path }) => percents.get(path) === 100).length
        const name = words.sections[ofGroup[0]?.path ?? '']?.depth2 ?? key
        return { key, name, count: `${done}/${ofGroup.length}`, sections: ofGroup.map(square) }
      })}
    >
      {next ? (
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
        <NextQuestion
          note={<Trans>질문을 모두 마쳤어요</Trans>}
          question={<Trans>브랜드 가이드가 한 권으로 모였어요</Trans>}
          actions={
            <Link to="/brand/guide/core" className={buttonClass({ look: 'ink', size: 'large' })}>
              <Trans>가이드에서 보기</Trans>
              <Icon of={ArrowRight} />
            </Link>
          }
        />
      )}
    </StampTable>
  )
}

/** Sections without steps are shown without a link. */
function linkTo(path: string): Pick<StampSquare, 'render'> {
  if (stepsOf(path).length === 0) return {}
  return { render: (look) => <Link to="/work-book/$" params={stepParams(path)} {...look} /> }
}

/** Whether anything beyond the name is answered: every brand has a name from the start. */
function isBegun(answers: Answers): boolean {
  const { [guide.info.name.path]: _, ...others } = answers
  return guideSections.some((section) => section.percent(others) > 0)
}

/** The days shown below the seals. Nothing is recorded before the document itself is loaded. */
function useFinishedDays(finished: readonly string[]): FinishedDays {
  const { brand, phase } = useDocument()
  const [days, setDays] = useState(() => parseFinishedDays(readBrandFact(brand, 'finished')))
  const paths = finished.join()
  useEffect(() => {
    if (phase !== 'ready') return
    const next = noteFinished(days, paths === '' ? [] : paths.split(','), Date.now())
    if (next === days) return
    keepBrandFact(brand, 'finished', JSON.stringify(next))
    setDays(next)
  }, [brand, phase, days, paths])
  return days
}
