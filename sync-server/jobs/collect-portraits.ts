import { z } from 'zod'
import { portraitKeyOf } from '../api/files/profile-image.ts'
import { pictureKeysOf } from '../api/quest/pictures.ts'
import type { Database } from '../database/open.ts'
import type { Storage, StoredObject } from '../gateways/storage/storage.ts'
import type { Logger } from '../logging.ts'
import { defineJob } from './define-job.ts'
import { Failures } from './failures.ts'
import { fileMetrics } from './file-metrics.ts'
import type { Tasks } from './jobs.ts'
import { isYoung } from './young-bytes.ts'

const collectPortraits = defineJob({
  name: 'collect-portraits',
  lane: 'files',
  cron: '57 18 * * *',
  /** Key of the last picture that was looked at. */
  payload: z.object({ after: z.string().optional() }),
})
/** Of a run, which a node that stops waits for. */
const keysOfRun = 500

/**
 * Deletes pictures of accounts that neither their account, nor an application, nor answers of first questions name, once a
 * day: what a process left that ended during an upload, or while it removed an earlier one, and pictures of applications and
 * answers that were never sent. Those of the last day stay. A run queues the next one until all were walked.
 */
export function collectPortraitsTask(
  { kysely }: Pick<Database, 'kysely'>,
  storage: Storage,
  log: Logger,
): Tasks {
  return collectPortraits.task(async ({ after = '' }) => {
    const found: StoredObject[] = []
    for await (const object of storage.list('account', after)) {
      found.push(object)
      if (found.length === keysOfRun) break
    }
    const old = found.filter(({ putAt }) => !isYoung(putAt)).map(({ key }) => key)
    // After the list, so that the account of an upload that was just finished is seen.
    const named = await namedOf(old)
    // Only logged: the job would begin its walk again, which the next day does.
    const failures = new Failures(log, 'a picture that no account names could not be deleted')
    for (const key of old) {
      if (named.has(key)) continue
      await failures.attempt({ key }, async () => {
        await storage.delete(key)
        fileMetrics.collected.inc()
        log.warn({ key }, 'a picture that no account names was deleted')
      })
    }
    const last = found.at(-1)
    if (last && found.length === keysOfRun) await collectPortraits.addOnce(kysely, { after: last.key })
  })

  async function namedOf(keys: readonly string[]): Promise<ReadonlySet<string | null>> {
    const ids = new Set(keys.map(accountOf).filter((id) => id !== null))
    if (ids.size === 0) return new Set()
    const accounts = await kysely
      .selectFrom('account')
      .select(['id', 'image'])
      .where('id', 'in', [...ids])
      .execute()
    const applications = await kysely
      .selectFrom('campaign_application')
      .select(['images', 'results'])
      .where('account_id', 'in', [...ids])
      .execute()
    const quests = await kysely
      .selectFrom('brand_quest')
      .select(['account_id', 'answers'])
      .where('account_id', 'in', [...ids])
      // Connected ones have copies, which are files of the brand.
      .where('brand_id', 'is', null)
      .execute()
    return new Set([
      ...accounts.map(({ id, image }) => portraitKeyOf(id, image)),
      ...applications.flatMap(({ images, results }) => [...images, ...results.map(({ key }) => key)]),
      ...quests.flatMap(({ account_id: id, answers }) => (id === null ? [] : pictureKeysOf(id, answers))),
    ])
  }
}

/** null: of no account that there can be. */
function accountOf(key: string): number | null {
  const id = Number(/^account\/(\d{1,15})\//.exec(key)?.[1] ?? Number.NaN)
  return Number.isSafeInteger(id) ? id : null
}
