import type pg from 'pg'
import { bad, type Finding, note, ok } from './finding.ts'

const about = 'documents'
const most = 20

interface GivenUp {
  readonly brand: string
  readonly document: string
  readonly fault: string | null
  readonly count: number
}

/**
 * Documents that the write-back tries no more until something changes, such as one that is set aside because some of its stored
 * bytes cannot be read (R130 of the relay): named by brand and document, without anything of what is written in them. Other
 * reasons are worth a note alone: a member can cause them.
 */
export async function checkDocuments(pool: pg.Pool): Promise<Finding> {
  const { rows: tables } = await pool.query<{ isThere: boolean }>(
    `select to_regclass('public.settle_outbox') is not null as "isThere"`,
  )
  if (!tables[0]?.isThere) return ok(about, 'there are none yet.')
  const { rows } = await pool.query<GivenUp>(
    `select brand_id::text as brand, document, fault, (count(*) over ())::int as count from settle_outbox
     where gave_up_at is not null and brand_id in (select id from brand where deleted_at is null)
     order by (fault = 'DOCUMENT_SET_ASIDE') desc nulls last, gave_up_at, brand_id, document limit $1`,
    [most],
  )
  const [first] = rows
  if (!first) return ok(about, 'all of them reach REST.')
  const named = rows.map(({ brand, document, fault }) => `${brand}/${document} (${fault ?? 'unknown'})`)
  const find = first.fault === 'DOCUMENT_SET_ASIDE' ? bad : note
  return find(
    about,
    `${first.count} are not brought to REST any more: ${named.join(', ')}${first.count > most ? ' …' : ''}. DOCUMENT_SET_ASIDE: the log says whether bytes of it cannot be read; restore those from a backup.`,
  )
}
