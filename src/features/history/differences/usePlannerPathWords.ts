import { useLingui } from '@lingui/react/macro'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { channelLabel } from './planner-differences.ts'

export interface PlannerPathWords {
  /** Label of a field of the planner, or of a property inside a list; null for a path of another document. */
  readonly label: (path: string) => string | null
  /** The part of the planner that a path is in; null likewise. */
  readonly section: (path: string) => string | null
}

/** What the fields of the planner are called, which no step of the workbook asks for. */
export function usePlannerPathWords(): PlannerPathWords {
  const { t } = useLingui()
  const words = usePlannerWords()
  const entry: Readonly<Record<string, string>> = {
    '': t`플래너 글`,
    title: t`제목`,
    text: t`글`,
    note: t`메모`,
    kind: t`종류`,
    status: t`상태`,
    day: t`날짜`,
    time: t`시각`,
    channels: t`채널`,
    posted: t`올린 곳`,
    postedAt: t`올린 때`,
    owner: t`맡은 사람`,
    remind: t`미리 알림`,
    hashtags: t`해시태그`,
    pictures: t`사진`,
    approvedName: t`승인한 사람`,
    approvedAt: t`승인한 때`,
    result: t`어땠는지`,
    outcome: t`적어 둔 결과`,
    origin: t`누가 썼는지`,
  }
  const lists: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'planner.entries': entry,
    'planner.slots': { '': t`올리는 자리`, weekday: t`요일`, time: t`시각`, channels: t`채널` },
    'planner.days': {
      '': t`우리 날`,
      name: t`날 이름`,
      day: t`날짜`,
      isYearly: t`매년`,
      isClosed: t`쉬는 날`,
    },
    'planner.closedWeekdays': { '': t`쉬는 요일` },
    'planner.hashtagSets': { '': t`해시태그 묶음`, name: t`묶음 이름`, tags: t`해시태그` },
  }
  return {
    label: (path) => {
      if (path.startsWith(channelLabel)) {
        const channel = words.channel(path.slice(channelLabel.length))
        return t`${channel} 글`
      }
      const [list = '', property = ''] = path.split('/')
      return lists[list]?.[property] ?? null
    },
    section: (path) => {
      const [list = ''] = path.split('/')
      if (!Object.hasOwn(lists, list)) return null
      if (list === 'planner.entries') return t`플래너 글`
      return list === 'planner.hashtagSets' ? t`해시태그 묶음` : t`자리와 우리 날`
    },
  }
}
