import type { ReplyOf } from '#contract/call.ts'
import type { listApplications } from '#contract/campaign.ts'
import { imageUrlOf } from './images.ts'
import type { ApplicationRow } from './queries.ts'

type Application = ReplyOf<typeof listApplications>['_embedded']['applications'][number]

export function toApplication(row: ApplicationRow): Application {
  return {
    idApplication: row.id,
    campaign: row.campaign,
    name: row.answers.name,
    status: row.status,
    dueOn: row.due_on,
    createdAt: row.created_at.toISOString(),
    reason: row.reason,
    results: row.results.map(({ key, name }) => ({ name, url: imageUrlOf(key) })),
  }
}
