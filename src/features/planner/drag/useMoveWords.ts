import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { dayWords } from '#kits/planner/day-words.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import type { DropTarget } from './drop-target.ts'

/** What is said of an entry that is moved: shown on its flag, or spoken. */
export function useMoveWords() {
  const { t } = useLingui()
  const { document } = useDocumentView('planner')
  const nameOf = (entry: Pick<PlannerEntry, 'title'> | null) => entry?.title?.trim() || t`제목 없는 글`
  const where = ({ time }: PlannerEntry, { day, slot, swap }: DropTarget, look: 'flag' | 'long') => {
    if (day === null) return t`날짜 없는 생각`
    const date = dayWords(day, look)
    if (swap !== undefined) {
      const other = nameOf(document.item(planner.planner.entries, swap).get())
      return t`${other} 자리 · ${date}`
    }
    if (slot !== null) return t`${date} · ${slot} 자리`
    return time === null ? date : t`${date} · ${time} 그대로`
  }
  return {
    nameOf,
    flag: (entry: PlannerEntry, target: DropTarget) => where(entry, target, 'flag'),
    step: (entry: PlannerEntry, target: DropTarget) => where(entry, target, 'long'),
    taken: (entry: PlannerEntry) => {
      const name = nameOf(entry)
      return t`잡은 글: ${name}. 화살표 키로 하루씩 옮기고, Enter로 놓고, Esc로 그만둬요.`
    },
    dropped: (entry: PlannerEntry, target: DropTarget) => {
      const [name, place] = [nameOf(entry), where(entry, target, 'long')]
      return target.swap === undefined
        ? t`${name}, 옮겼어요. ${place}`
        : t`${name}, 자리를 바꿨어요. ${place}`
    },
    givenUp: (entry: PlannerEntry) => {
      const name = nameOf(entry)
      return t`${name}, 옮기지 않았어요.`
    },
    deleted: (entry: PlannerEntry) => {
      const name = nameOf(entry)
      return t`옮기던 글이 지워졌어요: ${name}`
    },
  }
}
