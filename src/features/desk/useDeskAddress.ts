import { useNavigate, useSearch } from '@tanstack/react-router'
import { paymentNumber } from '#model/money/payment-number.ts'

const views = ['tasks', 'applications', 'tickets', 'orders', 'links', 'pictures', 'acts'] as const
export type DeskView = (typeof views)[number]

export interface DeskAddress {
  readonly view: DeskView
  /** Number of the task, application, question or reported picture that is open, or of the brand whose payment links are. */
  readonly id: number | null
  /** Number of the order that is open. */
  readonly pid: string | null
  open(view: DeskView, id?: number | string | null): void
}

/** What is shown stands in the address, so that it can be reloaded and gone back to. */
export function useDeskAddress(): DeskAddress {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const id = Number(search.id)
  return {
    view: views.find((view) => view === search.view) ?? 'tasks',
    id: Number.isSafeInteger(id) && id > 0 ? id : null,
    pid: typeof search.id === 'string' && paymentNumber.test(search.id) ? search.id : null,
    open(view, next = null) {
      const to = { ...(view !== 'tasks' && { view }), ...(next !== null && { id: next }) }
      void navigate({ to: '/operator', search: to as never })
    },
  }
}
