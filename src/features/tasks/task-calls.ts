import type { AnswerOf } from '#contract/call.ts'
import { readCredit } from '#contract/credit.ts'
import {
  listTaskActs,
  listTaskCategories,
  type listTaskProducts,
  pageTasks,
  readTask,
} from '#contract/task.ts'
import { cachedList, cachedRead } from '#engine/reads/cached-read.ts'

export type Task = AnswerOf<typeof readTask>
export type ListedTask = AnswerOf<typeof pageTasks>['_embedded']['tasks'][number]
export type TaskMessage = Task['messages'][number]
export type TaskFile = Task['files'][number]
export type Category = AnswerOf<typeof listTaskCategories>['_embedded']['categories'][number]
export type Product = AnswerOf<typeof listTaskProducts>['_embedded']['products'][number]

export const categoriesRead = cachedRead({
  call: listTaskCategories,
  scope: 'device',
  maxAge: 0,
  isTranslated: true,
})

export const balanceRead = cachedRead({ call: readCredit, scope: 'brand', maxAge: 0 })
export const actsRead = cachedRead({ call: listTaskActs, scope: 'brand', maxAge: 0 })
export const taskRead = cachedRead({ call: readTask, scope: 'brand', maxAge: 0, isTranslated: true })

/** The tasks of the brand, newest first. */
export const tasksRead = cachedList({
  call: pageTasks,
  scope: 'brand',
  maxAge: 0,
  items: (answer) => answer._embedded.tasks,
  paging: { size: 20 },
})

/** Whether the price of a task is still asked for. A server of the version before knows no quotes. */
export function isUnpriced({ quoteState }: Partial<Pick<ListedTask, 'quoteState'>>): boolean {
  return quoteState !== undefined && quoteState !== null && quoteState !== 'ACCEPTED'
}

/** Whether a size is to be chosen. A server of the version before does not know sizes. */
export function hasForms({ forms }: Partial<Pick<Product, 'forms'>>): boolean {
  return forms !== undefined && forms.length > 0
}
