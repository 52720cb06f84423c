import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { listed } from '#engine/words/listed.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { dayWords, useDayWords } from '#kits/planner/day-words.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import { useTeamMembers } from '#kits/talk/useTeamMembers.ts'
import { traitsOf } from '#model/document-kinds/names.ts'
import { channelLabel } from './planner-differences.ts'

/** Formats a stored value of the planner for people; null for a field of another document. */
export function usePlannerValueWords(): (label: string, value: unknown) => string | null {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { weekday } = useDayWords()
  const { name, brand } = useDocumentView().document
  // What has reminders has owners, who are named.
  const members = useTeamMembers(traitsOf(name).hasReminders ? brand : 'local-none')
  const results: Readonly<Record<string, string>> = {
    GOOD: t`좋았어요`,
    FAIR: t`보통이에요`,
    POOR: t`아쉬워요`,
  }
  const origins: Readonly<Record<string, string>> = {
    OWN: t`직접 씀`,
    RULES: t`규칙으로 지은 초안`,
    AI: t`AI 제안`,
  }
  const left = t`탈퇴한 사람`
  const yes = t`예`
  const no = t`아니요`
  const remind = (minutes: number) => {
    if (minutes === 0) return t`제때`
    if (minutes < 60) return t`${minutes}분 전`
    const hours = Math.round(minutes / 60)
    return t`${hours}시간 전`
  }
  const pictures = (count: number) => t`사진 ${count}장`
  const moment = (at: string) => pageDate(at, 'monthDayTime', 'Asia/Seoul')
  const ofProperty: Readonly<Record<string, (value: unknown) => string>> = {
    kind: (value) => words.kind(String(value)),
    status: (value) => words.status(String(value)),
    result: (value) => results[String(value)] ?? String(value),
    origin: (value) => origins[String(value)] ?? String(value),
    day: (value) => dayWords(String(value), 'long') || String(value),
    postedAt: (value) => moment(String(value)),
    approvedAt: (value) => moment(String(value)),
    owner: (value) => members.find(({ id }) => id === value)?.name ?? left,
    remind: (value) => remind(Number(value)),
    weekday: (value) => weekday(Number(value)),
    channels: (value) => listed(listOf(value).map(words.channel)),
    posted: (value) => listed(listOf(value).map(words.channel)),
    hashtags: (value) => tagsOf(value),
    tags: (value) => tagsOf(value),
    pictures: (value) => pictures(listOf(value).length),
    isYearly: (value) => (value === true ? yes : no),
    isClosed: (value) => (value === true ? yes : no),
    closedWeekdays: (value) => listed((Array.isArray(value) ? value : []).map((one) => weekday(Number(one)))),
  }
  return (label, value) => {
    if (!label.startsWith('planner.')) return null
    if (value === null || value === undefined) return ''
    if (label.startsWith(channelLabel)) return String(value)
    const property = label.split('/')[1] ?? label.slice('planner.'.length)
    return ofProperty[property]?.(value) ?? String(value)
  }
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}

function tagsOf(value: unknown): string {
  return listOf(value)
    .map((tag) => `#${tag}`)
    .join(' ')
}
