/** From the request to the end; DONE and CANCELED are final. */
export const taskStatuses = ['REQUESTED', 'IN_PROGRESS', 'REVIEW', 'DONE', 'CANCELED'] as const
export type TaskStatus = (typeof taskStatuses)[number]

/** The credits of a task: taken and returnable, taken for good, given back. */
export type TaskCreditState = 'RESERVED' | 'SPENT' | 'RETURNED'

/** What happens to a task. The team of the brand requests, cancels, accepts and asks for changes; the staff does the rest. */
export type TaskStep = 'take' | 'putBack' | 'deliver' | 'cancel' | 'accept' | 'revise'

interface Edge {
  readonly from: readonly TaskStatus[]
  readonly to: TaskStatus
  readonly credit: TaskCreditState
}

/**
 *  REQUESTED ──take──► IN_PROGRESS ──deliver──► REVIEW ──accept──► DONE
 *      │  ◄──putBack────────┘  ◄──────revise──────┘
 *      └──cancel──► CANCELED: the credits come back
 */
export const taskSteps: Readonly<Record<TaskStep, Edge>> = {
  take: { from: ['REQUESTED'], to: 'IN_PROGRESS', credit: 'SPENT' },
  putBack: { from: ['IN_PROGRESS'], to: 'REQUESTED', credit: 'RESERVED' },
  deliver: { from: ['IN_PROGRESS', 'REVIEW'], to: 'REVIEW', credit: 'SPENT' },
  cancel: { from: ['REQUESTED'], to: 'CANCELED', credit: 'RETURNED' },
  accept: { from: ['REVIEW'], to: 'DONE', credit: 'SPENT' },
  revise: { from: ['REVIEW'], to: 'IN_PROGRESS', credit: 'SPENT' },
}

/** Lengths in UTF-16 units. */
export const taskLimits = {
  title: 80,
  request: 4000,
  text: 2000,
  files: 10,
  products: 10,
  deliveryBytes: 30 * 1024 * 1024,
} as const

export function isOpenTask(status: string): boolean {
  return status !== 'DONE' && status !== 'CANCELED'
}
