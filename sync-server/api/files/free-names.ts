import { randomInt } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { freeNumber } from '#model/files/free-number.ts'
import { nameKey, numberedName } from '#model/files/take-name.ts'
import type { DB } from '#server/database/tables/schema.ts'
import type { Drive } from './places/queries.ts'

interface Names {
  /** Those that files are to be put there under. */
  readonly given: readonly string[]
  /** Files whose names do not count. */
  readonly except?: readonly number[]
}

/**
 * Names for files that are put into a place, in their order: the given ones, or where one is taken the same with a free number. A
 * place may have a hundred thousand files, also of one name: only names that are asked about are read.
 */
export async function freeNames(
  db: Kysely<DB>,
  drive: Drive,
  place: number | null,
  { given, except = [] }: Names,
): Promise<string[]> {
  const taken = new Set<string>()
  const asked = new Set<string>()
  const ask = async (names: readonly string[]) => {
    const unknown = names.filter((name) => !asked.has(nameKey(name)))
    if (unknown.length === 0) return
    for (const name of unknown) asked.add(nameKey(name))
    const rows = await queryNames(db, drive, place, unknown).execute()
    for (const { id, name } of rows) if (!except.includes(id)) taken.add(nameKey(name))
  }
  await ask(given)
  /** By name: where the next one of the same begins. */
  const next = new Map<string, number>()
  const names: string[] = []
  for (const name of given) {
    const key = nameKey(name)
    const isTaken = (number: number) => taken.has(nameKey(numberedName(name, number)))
    const takenOf = async (numbers: readonly number[]) => {
      await ask(numbers.map((number) => numberedName(name, number)))
      return new Set(numbers.filter(isTaken))
    }
    const number = taken.has(key) ? await freeNumber(takenOf, (below) => randomInt(below), next.get(key)) : 1
    next.set(key, number + 1)
    const free = numberedName(name, number)
    taken.add(nameKey(free))
    names.push(free)
  }
  return names
}

/** Files of the place that have one of these names. Exported for the test of its plan. */
export function queryNames(db: Kysely<DB>, drive: Drive, place: number | null, names: readonly string[]) {
  const given = [...new Set(names.map((name) => name.normalize('NFC')))]
  return (
    db
      .selectFrom('file')
      .select(['id', 'name'])
      .where('brand_id', '=', drive.idBrand)
      .where('owner_id', drive.ownerId === null ? 'is' : '=', drive.ownerId)
      .where('directory_id', place === null ? 'is' : '=', place)
      // As the index has it, which a parameter would not match.
      .where(sql<boolean>`file_type = 'DRIVE' and trashed_at is null and deleted_at is null`)
      .where(
        sql<boolean>`file_name_key(name) collate "C" = any(array(select file_name_key(one) from unnest(${given}::text[]) one))`,
      )
  )
}
