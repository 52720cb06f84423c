import { type Kysely, sql, type Transaction } from 'kysely'
import type { DocumentName } from '#model/document-kinds/names.ts'
import type { ProgressName } from '#model/documents/progress-names.ts'
import type { Answers } from '#model/fields/answers.ts'
import { type Section, sections } from '#model/workbook/sections.ts'
import type { DB } from '#server/database/tables/schema.ts'
import { answersOf, fileIdsOf, fitsApproval } from './fits-approval.ts'
import { readStoredAnswers } from './stored-answers.ts'

/**
 * Copies the answers of the approved sections of a document that have no copy yet and are now as they were approved. What
 * the approver saw may reach REST after the approval, so this is called before and after each change of the values.
 */
export async function keepApprovedAnswers(
  db: Transaction<DB>,
  idBrand: number,
  document: DocumentName,
): Promise<void> {
  const pending = (await listApproved(db, idBrand)).filter(
    ({ section, copy }) => copy === null && section.document === document,
  )
  for (const { progress, answers } of await readFitting(db, idBrand, pending))
    await db
      .updateTable('brand_approval')
      .set({ answers: JSON.stringify(answers), answers_of: sql<Date>`decided_at` })
      .where('brand_id', '=', idBrand)
      .where('section', '=', progress)
      .execute()
}

/**
 * The answers of the approved sections as they were approved. A section whose approved answers REST never had, because they
 * were changed before they arrived, is missing until it is approved again.
 */
export async function readApprovedAnswers(
  db: Kysely<DB>,
  idBrand: number,
): Promise<ReadonlyMap<ProgressName, Answers>> {
  const approved = await listApproved(db, idBrand)
  const copies = approved.flatMap(({ section, copy }) => (copy ? [[section.progress, copy] as const] : []))
  const pending = approved.filter(({ copy }) => copy === null)
  const fitting = await readFitting(db, idBrand, pending)
  return new Map([...copies, ...fitting.map(({ progress, answers }) => [progress, answers] as const)])
}

interface Approved {
  readonly section: Section
  readonly words: string | null
  /** The answers that were approved, once they are known. */
  readonly copy: Answers | null
}

async function listApproved(db: Kysely<DB>, idBrand: number): Promise<Approved[]> {
  const rows = await db
    .selectFrom('brand_approval')
    .select(['section', 'words', 'answers'])
    .select(sql<boolean>`coalesce(answers_of = decided_at, false)`.as('is_copied'))
    .where('brand_id', '=', idBrand)
    .where('state', '=', 'APPROVED')
    .execute()
  return rows.flatMap(({ section: progress, words, answers, is_copied }) => {
    const section = sections.find((one) => one.progress === progress)
    return section ? [{ section, words, copy: is_copied ? answers : null }] : []
  })
}

/** Of the approved sections those that REST has now as they were approved, with their answers. */
async function readFitting(db: Kysely<DB>, idBrand: number, approved: readonly Approved[]) {
  const found: { progress: ProgressName; answers: Answers }[] = []
  for (const document of new Set(approved.map(({ section }) => section.document))) {
    const ofDocument = approved.filter(({ section }) => section.document === document)
    const answers = await readStoredAnswers(db, idBrand, document)
    const names = await readFileNames(db, idBrand, fileIdsOf(answers))
    for (const { section, words } of ofDocument)
      if (fitsApproval(section, { words, answers, names }))
        found.push({ progress: section.progress, answers: answersOf(section, answers) })
  }
  return found
}

async function readFileNames(
  db: Kysely<DB>,
  idBrand: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('file')
    .select(['id', 'name'])
    .where('brand_id', '=', idBrand)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
