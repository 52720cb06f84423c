import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { shortDay } from '#engine/words/short-day.ts'
import { contentOf } from '#kits/words/content.ts'
import type { Answers } from '#model/fields/answers.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import type { Section } from '#model/workbook/sections.ts'
import { stepParams } from '#model/workbook/step-params.ts'
import { stepsOf } from '#model/workbook/steps.ts'
import type { StampSquare } from '#ui/paper/StampTable.tsx'

/**
 * Squares of a stamp table: a finished section has its seal and its day, the others their progress. `said` stands in
 * place of both. `current` is the section of the next question.
 */
export function useStampSquare(answers: Answers, current: string | undefined) {
  const { t } = useLingui()
  const words = contentOf('workbook').sections
  return (section: Section, said: string | null = null): StampSquare => {
    const { path } = section
    const percent = section.percent(answers)
    const common = { key: path, name: words[path]?.label ?? path, percent, ...linkTo(path) }
    if (percent === 100) {
      const day = finishedDayOf(section, answers)
      if (said !== null) return { ...common, state: 'stamped', caption: said, spoken: t`완료` }
      if (day === null) return { ...common, state: 'stamped', caption: t`완료` }
      const caption = <time dateTime={day}>{shortDay(day)}</time>
      return { ...common, state: 'stamped', caption, spoken: t`완료` }
    }
    return {
      ...common,
      state: percent > 0 ? 'begun' : 'untouched',
      caption: said ?? (percent > 0 ? `${percent}%` : t`시작 전`),
      isCurrent: path === current,
    }
  }
}

/** Sections without steps are shown without a link. */
function linkTo(path: string): Pick<StampSquare, 'render'> {
  if (stepsOf(path).length === 0) return {}
  return { render: (look) => <Link to="/work-book/$" params={stepParams(path)} {...look} /> }
}
