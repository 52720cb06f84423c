import { Trans } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { shortDay } from '#engine/words/short-day.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import type { Section } from '#model/workbook/sections.ts'

/** When a section was finished. */
export default function SealedOn({ section }: { section: Section }) {
  const day = useFromAnswers((answers) => finishedDayOf(section, answers))
  if (day === null) return <Trans>새겼어요</Trans>
  const date = shortDay(day)
  return (
    <span>
      <Trans>
        <time dateTime={day}>{date}</time>에 새겼어요
      </Trans>
    </span>
  )
}
