import type { Transaction } from 'kysely'
import { creditOfMade, type PictureFailure } from '#model/pictures/made-picture.ts'
import { returnCredits, spendCredits } from '#server/api/billing/credits/ledger.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { Refusal } from '#server/http/refusal.ts'
import { uncountPictures } from './day.ts'
import type { PictureRow } from './queries.ts'

/*
 * A request ends once: the first that finds it open under its lock ends it, with its credits, in one transaction. The others (the work, a
 * stop, the job for what is overdue) find that it has ended, and change nothing.
 *
 *   hold  use:picture:<id>          when it is made
 *   back  refund:picture:<id>       where it fails, and where fewer were made
 *   use   use:picture:<id>:made     of fewer
 */

type Held = Pick<PictureRow, 'id' | 'brand_id' | 'credit'>

/** Takes the credits of a new request. Rejects with NOT_ENOUGH_CREDIT. */
export async function holdCredits(db: Transaction<DB>, row: Held, at: Date): Promise<void> {
  const spent = await spendCredits(db, { ...aboutOf(row, at), key: holdKey(row.id), amount: row.credit })
  if (!spent.ok) {
    throw new Refusal('NOT_ENOUGH_CREDIT', {
      wordsOf: 'PICTURE_CREDIT',
      fields: [{ field: 'credit', code: 'PICTURE_CREDIT', words: { missing: spent.missing } }],
    })
  }
}

interface Failing {
  readonly code: PictureFailure
  readonly at: Date
  /** Whether it is known that the host has not taken the request; one that was never begun needs no such word. */
  readonly isUntaken?: boolean
}

/** Ends a request without a picture, and gives its credits back. Resolves with false where it has ended before. */
export async function failPicture(
  db: Transaction<DB>,
  { id, brand_id }: Pick<PictureRow, 'id' | 'brand_id'>,
  { code, at, isUntaken = false }: Failing,
): Promise<boolean> {
  const ended = await db
    .updateTable('ai_picture')
    .set({ ...withoutWords, state: 'FAILED', code, credit: 0, ended_at: at })
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .where('state', 'in', ['WAITING', 'RUNNING'])
    .returning(['brand_id', 'account_id', 'count', 'created_at', 'started_at'])
    .executeTakeFirst()
  if (!ended) return false
  await giveBack(db, { id, brand_id }, at)
  // After the lock of the credits, as where they are counted.
  if (isUntaken || ended.started_at === null) await uncountPictures(db, ended)
  return true
}

/**
 * Ends a request that is at work, with the files that it made: at least one. Of fewer than were asked for the rest comes back. Rejects
 * with AI_STOPPED where it has ended meanwhile.
 */
export async function completePicture(
  db: Transaction<DB>,
  row: PictureRow,
  idFiles: readonly number[],
  at: Date,
): Promise<void> {
  const credit = creditOfMade(row, idFiles.length)
  const ended = await db
    .updateTable('ai_picture')
    .set({ ...withoutWords, state: 'DONE', credit, file_ids: idFiles, ended_at: at })
    .where('brand_id', '=', row.brand_id)
    .where('id', '=', row.id)
    .where('state', '=', 'RUNNING')
    .returning('id')
    .executeTakeFirst()
  if (!ended) throw new Refusal('AI_STOPPED', { isLogged: false })
  if (credit === row.credit) return
  await giveBack(db, row, at)
  const spent = await spendCredits(db, {
    ...aboutOf(row, at),
    key: `${holdKey(row.id)}:made`,
    amount: credit,
  })
  if (!spent.ok) throw new Error('Credits that had just come back could not be spent.')
}

/** What was asked for in words is needed no longer. */
const withoutWords = { subject: null, data: null } as const

const holdKey = (id: number) => `use:picture:${id}`

function aboutOf({ id, brand_id }: Pick<PictureRow, 'id' | 'brand_id'>, at: Date) {
  return { brand: brand_id, at, kind: 'picture', ref: id }
}

async function giveBack(
  db: Transaction<DB>,
  row: Pick<PictureRow, 'id' | 'brand_id'>,
  at: Date,
): Promise<void> {
  const key = `refund:picture:${row.id}`
  await returnCredits(db, { ...aboutOf(row, at), key, useKey: holdKey(row.id) })
}
