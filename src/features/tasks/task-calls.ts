import type { AnswerOf } from '#contract/call.ts'
import { readCredit } from '#contract/credit.ts'
import { uploadFile } from '#contract/file.ts'
import { listTaskActs, listTaskCategories, listTaskProducts, pageTasks, readTask } from '#contract/task.ts'
import { cachedList, cachedRead } from '#device/reads/cached-read.ts'
import type { Result } from '#device/rest/rest.ts'
import { restUpload } from '#device/rest/rest-upload.ts'

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

export const productsRead = cachedRead({
  call: listTaskProducts,
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

/** Puts a file of this device into the drive of the brand. */
export function uploadToDrive(idBrand: number, file: File): Promise<Result<AnswerOf<typeof uploadFile>>> {
  const body = { createdType: 'BRAND', name: file.name.normalize('NFC').slice(0, 200), size: file.size }
  return restUpload(uploadFile, file, file.name, { body }, { idBrand })
}
