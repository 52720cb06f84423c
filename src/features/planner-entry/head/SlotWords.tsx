import { Trans } from '@lingui/react/macro'
import { pageLanguage } from '#engine/words/page-language.ts'
import { dateFormat } from '#model/language/formatters.ts'

/** The name of an own slot on a day (yyyy-MM-dd), 금 11:00 자리. */
export function SlotWords({ day, time }: { day: string; time: string }) {
  const weekday = dateFormat(pageLanguage(), { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
  return (
    <Trans>
      {weekday} {time} 자리
    </Trans>
  )
}
