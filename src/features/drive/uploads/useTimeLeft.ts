import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Words for the time that is left: rounded, so that they do not change all the time. */
export function useTimeLeft(): (seconds: number) => string {
  const { t } = useLingui()
  return (seconds) => {
    if (seconds < 10) return t`곧 끝나요`
    if (seconds < 60) return t`${plural(Math.ceil(seconds / 10) * 10, { other: '#초 남음' })}`
    const minutes = Math.ceil(seconds / 60)
    return minutes < 60
      ? t`${plural(minutes, { other: '#분 남음' })}`
      : t`${plural(Math.ceil(minutes / 60), { other: '#시간 남음' })}`
  }
}
