import { useLingui } from '@lingui/react/macro'
import { hasEnded } from './link-end.ts'
import { momentDay } from './moment-day.ts'

/** Until when a link opens, or that it does no more; nothing for one without an end. */
export function LinkEnd({ endsAt }: { endsAt: string | null | undefined }) {
  const { t } = useLingui()
  if (!endsAt) return null
  const day = momentDay(endsAt)
  return hasEnded(endsAt) ? t`${day}에 닫혔어요` : t`${day}까지 열려요`
}
