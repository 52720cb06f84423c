import { isPlannable } from '#model/planner/month.ts'

export const plannerViews = ['month', 'week', 'day', 'list', 'feed'] as const
export type PlannerView = (typeof plannerViews)[number]

/** What of the planner is on the screen, by its address. */
export interface PlannerSearch {
  /** Absent: the month, and on phones the list. */
  readonly view?: PlannerView
  /** A day of what is shown, yyyy-MM-dd. Absent: today. */
  readonly day?: string
  /** Key of the entry that is open. */
  readonly entry?: string
}

/** Reads the address: `month`, yyyy-MM, stands for its first day. What is malformed is left out. */
export function readPlannerSearch(search: Record<string, unknown>): PlannerSearch {
  const { view, entry, month } = search
  const day = typeof month === 'string' ? `${month}-01` : search.day
  const known = plannerViews.find((one) => one === view)
  return {
    ...(known && { view: known }),
    ...(typeof day === 'string' && isPlannable(day) && { day }),
    ...(typeof entry === 'string' && entry !== '' && entry.length <= 40 && { entry }),
  }
}
