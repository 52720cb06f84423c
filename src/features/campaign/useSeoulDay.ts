import { useLingui } from '@lingui/react/macro'

/** Writes the day in Seoul of a time in the language of the page. */
export function useSeoulDay(): (time: string) => string {
  const { i18n } = useLingui()
  return (time) => i18n.date(new Date(time), { dateStyle: 'long', timeZone: 'Asia/Seoul' })
}
