import type { ReplyOf } from '#contract/call.ts'
import type { listApplications } from '#contract/campaign.ts'
import type { listQueuedApplications, readQueuedApplication } from '#contract/operator.ts'
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

export function toQueuedApplication(
  row: ApplicationRow,
): ReplyOf<typeof listQueuedApplications>['_embedded']['applications'][number] {
  return {
    idApplication: row.id,
    name: row.answers.name,
    status: row.status,
    dueOn: row.due_on,
    createdAt: row.created_at.toISOString(),
  }
}

export function toDeskApplication(row: ApplicationRow): ReplyOf<typeof readQueuedApplication> {
  const { industryType, service, target, adPurpose, keywords, logoColor, adRequest } = row.answers
  return {
    ...toQueuedApplication(row),
    campaign: row.campaign,
    answers: {
      industryType,
      service: [...service],
      target: target ?? null,
      adPurpose,
      keywords: [...keywords],
      logoColor: logoColor ?? null,
      adRequest,
    },
    photos: row.images.length,
    reason: row.reason,
    designs: row.results.map(({ name }) => name),
  }
}
