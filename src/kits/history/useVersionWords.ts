import { useLingui } from '@lingui/react/macro'
import { pageDate } from '#engine/words/page-date.ts'
import type { Version } from './versions.ts'

export interface VersionWords {
  /** Its name, or its time if it has none. */
  title(version: Version): string
  /** Its kind; null for one that was saved automatically. */
  kind(version: Version): string | null
  /** Who wrote it, and on which devices. */
  who(version: Version): string
  /** Who wrote it. */
  names(version: Version): string
  /** Date and time of an ISO text or epoch ms, such as `11월 21일 오후 4:20`. */
  moment(at: string | number): string
  time(at: string): string
  /** `오늘`, `어제`, or the date. */
  day(at: string): string
}

export function useVersionWords(): VersionWords {
  const { t } = useLingui()
  const names = ({ editors }: Version) =>
    editors.length === 0
      ? t`서버에서 변경`
      : [...new Set(editors.map(({ name }) => name || t`탈퇴한 사람`))].join(', ')
  const moment = (at: string | number) => pageDate(at, 'monthDayTime')
  return {
    moment,
    time: (at) => pageDate(at, 'time'),
    title: ({ name, createdAt }) => name ?? moment(createdAt),
    kind: ({ kind }) => (kind === 'NAMED' ? t`이름 붙인 버전` : kind === 'RESTORE' ? t`되돌리기 전` : null),
    names,
    who: (version) => {
      const devices = [...new Set(version.editors.flatMap(({ device }) => (device === null ? [] : [device])))]
      return [names(version), ...devices].join(' · ')
    },
    day: (at) => {
      const days = daysAgo(new Date(at))
      return days === 0 ? t`오늘` : days === 1 ? t`어제` : pageDate(at, 'weekday')
    },
  }
}

function daysAgo(moment: Date): number {
  const dayOf = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  return Math.round((dayOf(new Date()) - dayOf(moment)) / 86_400_000)
}
