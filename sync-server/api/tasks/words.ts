import type { Language } from '#model/language/languages.ts'
import type { TaskCategory } from '#model/tasks/products.ts'
import type { TaskStatus } from '#model/tasks/task.ts'
import { readLocale } from '#server/http/locales.ts'

interface TaskWords {
  readonly categories: Readonly<Record<TaskCategory, string>>
  /** By the key of a product. */
  readonly products: Readonly<Record<string, string>>
  readonly statuses: Readonly<Record<TaskStatus, string>>
}

export const taskWords = (language: Language) => readLocale<TaskWords>(language, 'task')
