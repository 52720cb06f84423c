import { Trans } from '@lingui/react/macro'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { shortDay } from '#device/words/short-day.ts'
import { finishedDayOf } from '#model/workbook/finished-day.ts'
import type { Section } from '#model/workbook/sections.ts'

/** When a section was finished. */
export default function SealedOn({ section }: { section: Section }) {
  const day = finishedDayOf(section, useAnswers())
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
