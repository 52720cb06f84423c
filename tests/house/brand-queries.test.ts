import { expect, test } from 'vitest'
import { filesBelow, type SourceFile } from './source-files.ts'

const sources = filesBelow(['sync-server'], /\.ts$/).filter(
  ({ path }) => !/\.test\.ts$|\/test-|\/testing\/|\/migrations\/|\/seed\/|\/demo\//.test(path),
)
const migrations = filesBelow(['sync-server/database/migrations'], /\.ts$/)

/** Tables whose rows belong to a brand. */
const tables = new Set(
  migrations.flatMap(({ text }) => [
    ...[...text.matchAll(/create table (\w+) \((.*?)\n\)/gs)].flatMap(([, name = '', columns = '']) =>
      /^\s*brand_id\b/m.test(columns) ? [name] : [],
    ),
    ...[...text.matchAll(/alter table (\w+)\s[^;]*?add column brand_id\b/g)].map(([, name = '']) => name),
  ]),
)

/** Queries that go by an id alone, by file and table, and why they may. */
const reasons: Readonly<Record<string, string>> = {
  'sync-server/api/team/queries.ts brand_member':
    'findInvited: who is invited is no member yet, and proves it by e-mail',
  'sync-server/jobs/collect-uploads.ts file_upload': 'the uploads of all brands end by their age',
  'sync-server/jobs/collect-resumable.ts resumable_upload': 'the uploads of all brands end by their age',
  'sync-server/api/billing/cards/card-key-jobs.ts pay_method': 'the keys of all brands are sealed again',
  'sync-server/api/billing/orders/payment-links.ts payment_link':
    'findPaymentLink: who pays by a link names no brand; its id cannot be guessed',
  'sync-server/api/desk/queries.ts task':
    'brandOfTask: the desk works for every brand, and names a task by its number',
  'sync-server/api/quest/queries.ts brand_quest':
    'ownQuest: answers belong to no brand until they are connected; their id cannot be guessed',
  'sync-server/api/sns/cut-due.ts sns_account':
    'removeLeft: the job looks at the accounts of all brands, by their ids',
  'sync-server/api/files/queries.ts file':
    'readFileRow: the brand of a file is what is asked for, before rights are checked',
}

test('a query by id names the brand as well, so that an id of another brand finds nothing', () => {
  expect([...tables]).toEqual(expect.arrayContaining(['brand_member', 'brand_share', 'file', 'doc_version']))
  const found = new Set(sources.flatMap(queriesById))
  expect([...found].filter((query) => !(query in reasons))).toEqual([])
  expect(
    Object.keys(reasons).filter((query) => !found.has(query)),
    'not needed any more',
  ).toEqual([])
})

/** Queries on a table of brands that name a row's id and no brand, as `file table`. */
function queriesById({ path, text }: SourceFile): string[] {
  const built = [...text.matchAll(/(?:selectFrom|updateTable|deleteFrom)\(\s*'(\w+)(?: as \w+)?'/g)]
  // Queries that begin in a function of their own.
  const continued = [...text.matchAll(/\(db\)\s*\.where\('(\w+)\.\w+'/g)]
  const written = [...text.matchAll(/\b(?:from|update)\s+(\w+)\b/g)]
  return [...built, ...continued, ...written].flatMap(({ 1: table = '', index }) => {
    if (!tables.has(table)) return []
    const rest = text.slice(index)
    const end = rest.search(/\.execute|\n\}\n|`/)
    const query = rest.slice(0, end < 0 ? undefined : end)
    const isById =
      new RegExp(`where(?:Ref)?\\(\\s*'(?:${table}\\.)?id'`).test(query) ||
      new RegExp(`\\bwhere\\b[^\`]*\\b(?:${table}\\.)?id = (?:\\$\\d|\\$\\{|any)`).test(query)
    // A join alone restricts nothing.
    const isOfBrand = /where\(\s*'(?:\w+\.brand_id|brand_id|brand\.id)'|\bbrand_id = \$/.test(query)
    return isById && !isOfBrand ? [`${path} ${table}`] : []
  })
}
