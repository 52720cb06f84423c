import { useLingui } from '@lingui/react/macro'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useOwnCalendar, usePlannerActions, useSlots } from '#kits/planner/usePlanner.ts'
import { planner } from '#model/documents/planner.ts'
import { dayFacts } from '#model/planner/calendar.ts'
import { seoulTimeOf } from '#model/planner/move.ts'
import { nextFreeSlot } from '#model/planner/slots.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { showToast } from '#ui/overlays/toasts.ts'

export interface NewEntries {
  /** On the next own slot that is free, else today. */
  readonly addNext: () => void
  /** On a day, at a time where there is one. */
  readonly addAt: (day: string, time: string | null, channels: readonly string[]) => void
  /** An idea without a day. */
  readonly addIdea: () => void
}

/** Adds entries, each of which `onAdded` opens by its key. */
export function useNewEntries(onAdded: (key: string) => void): NewEntries {
  const { t } = useLingui()
  const { document } = useDocumentView('planner')
  const actions = usePlannerActions()
  const slots = useSlots()
  const calendar = useOwnCalendar()
  const begin = { origin: 'OWN', owner: document.account }

  const add = (entry: Parameters<typeof actions.add>[0]) => {
    const key = actions.add({ ...begin, ...entry })
    if (key !== null) onAdded(key)
    else showToast({ tone: 'error', text: t`글을 더 담을 수 없어요. 지난 글을 지우고 다시 해 보세요.` })
  }
  const addAt = (day: string, time: string | null, channels: readonly string[]) =>
    add({ status: 'DRAFT', day, time, channels: channels.length > 0 ? channels : null })

  return {
    addAt,
    addIdea: () => add({ status: 'IDEA' }),
    addNext: () => {
      const now = Date.now()
      const from = { day: seoulDayOf(now), time: seoulTimeOf(now) }
      const entries = document.items(planner.planner.entries).get()
      const free = nextFreeSlot(slots, entries, from, (day) => dayFacts(day, calendar).isClosed)
      const own = slots.find(({ key }) => key === free?.slot)
      addAt(free?.day ?? from.day, free?.time ?? null, own?.channels ?? [])
    },
  }
}
