import type { AnswerOf } from '#contract/call.ts'
import type { listTaskActs } from '#contract/task.ts'
import type { ActRow } from './queries.ts'

export function toAct(row: ActRow): AnswerOf<typeof listTaskActs>['_embedded']['acts'][number] {
  return {
    idAct: row.id,
    at: row.at.toISOString(),
    staffName: row.staff_name,
    act: row.act,
    idTask: row.task_id,
    title: row.title,
    details: row.details,
  }
}
