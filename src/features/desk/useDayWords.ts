import { useLingui } from '@lingui/react/macro'

/** A day in Seoul, `2025-11-06`, as people say it. */
export function useDayWords(): (day: string) => string {
  const { i18n } = useLingui()
  return (day) =>
    i18n.date(new Date(`${day}T00:00:00+09:00`), { month: 'long', day: 'numeric', timeZone: 'Asia/Seoul' })
}
