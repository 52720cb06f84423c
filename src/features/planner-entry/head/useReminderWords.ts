import { useLingui } from '@lingui/react/macro'
import { type RemindersHere, ringsWhileClosed } from '../reminders/reminders-here.ts'

interface ReminderWords {
  /** Of minutes before the time of an entry; null: none. */
  readonly before: (minutes: number | null) => string
  /** What this device does, and where it cannot ring. */
  readonly stateHere: (state: RemindersHere) => string
}

export function useReminderWords(): ReminderWords {
  const { t } = useLingui()
  return {
    before: (minutes) => {
      if (minutes === null) return t`알림 없음`
      if (minutes === 0) return t`제때 알림`
      const [days, hours] = [minutes / 1440, minutes / 60]
      if (Number.isInteger(days)) return t`${days}일 전 알림`
      if (Number.isInteger(hours)) return t`${hours}시간 전 알림`
      return t`${minutes}분 전 알림`
    },
    stateHere: (state) => {
      switch (state) {
        case 'on':
          return ringsWhileClosed() ? t`앱을 닫아도 울려요` : t`앱을 열어 둔 동안 울려요`
        case 'off':
          return t`지금은 울리지 않아요`
        case 'blocked':
          return t`브라우저 설정에서 막혀 있어요`
        case 'impossible':
          return t`이 브라우저는 알림을 울릴 수 없어요`
      }
    },
  }
}
