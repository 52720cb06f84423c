import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { applicationLimits, openApplicationStatuses } from '#model/campaign/application.ts'
import { stripMetadata } from '#model/pictures/strip-metadata.ts'
import {
  type ApplicationChange,
  type ApplicationRow,
  lockApplication,
  moveApplication,
  selectApplications,
} from '../api/campaign/queries.ts'
import type { DB } from '../database/tables/schema.ts'
import { inTransaction } from '../database/transactions/transaction.ts'
import { readEnvironment } from '../environment/read-environment.ts'
import { openStorage, readStored, type Storage } from '../gateways/storage/storage.ts'
import { defineCommand } from './run-command.ts'
import { Mistake, noSecret, withDatabase } from './with-database.ts'

const usage = `npm run campaign -- list                                  lists the applications without a result, those due first
npm run campaign -- show --id 12 [--photos folder]        prints one, and writes its photographs into a folder
npm run campaign -- review --id 12                        notes that it is being read
npm run campaign -- deliver --id 12 --file design.png     delivers designs (PNG or JPG; --file again for more)
npm run campaign -- decline --id 12 --reason "…"          declines it; the reason is mailed as it is written
The server mails the result within a minute. The person sees the state, and gets the designs, on /profile.`

const types: Readonly<Record<string, string>> = { png: 'image/png', jpg: 'image/jpeg' }

/** `npm run campaign -- …`: moves applications for a free design on. */
export const runCampaign = defineCommand({
  usage,
  failure: 'Nothing was changed',
  read: readArguments,
  work: async (asked, variables, print) => {
    const storage = openStorage(readEnvironment({ ...variables, SERVICE_TOKEN: noSecret }))
    print(await withDatabase(variables, (db) => answer(db, storage, asked)))
  },
})

type CampaignCommand =
  | { readonly verb: 'list' }
  | { readonly verb: 'show'; readonly id: number; readonly photos: string | null }
  | { readonly verb: 'review'; readonly id: number }
  | { readonly verb: 'deliver'; readonly id: number; readonly files: readonly string[] }
  | { readonly verb: 'decline'; readonly id: number; readonly reason: string }

function readArguments(args: readonly string[]): CampaignCommand | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      id: { type: 'string' },
      photos: { type: 'string' },
      file: { type: 'string', multiple: true },
      reason: { type: 'string' },
    },
    allowPositionals: true,
  })
  const { photos, file: files = [] } = values
  const [verb, ...rest] = positionals
  const reason = values.reason?.trim() ?? ''
  if (rest.length > 0) return null
  if (verb === 'list' && values.id === undefined) return { verb }
  if (!/^\d{1,15}$/.test(values.id ?? '')) return null
  const id = Number(values.id)
  if (verb === 'show') return { verb, id, photos: photos || null }
  if (verb === 'review') return { verb, id }
  if (verb === 'deliver' && files.length > 0 && files.length <= applicationLimits.designs)
    return { verb, id, files }
  return verb === 'decline' && reason !== '' ? { verb, id, reason } : null
}

function answer(db: Kysely<DB>, storage: Storage, asked: CampaignCommand): Promise<string> {
  switch (asked.verb) {
    case 'list':
      return list(db)
    case 'show':
      return show(db, storage, asked.id, asked.photos)
    case 'review':
      return move(db, asked.id, { status: 'REVIEWING' })
    case 'deliver':
      return deliver(db, storage, asked.id, asked.files)
    case 'decline':
      return move(db, asked.id, { status: 'DECLINED', reason: asked.reason })
  }
}

async function list(db: Kysely<DB>): Promise<string> {
  const rows = await selectApplications(db)
    .where('status', 'in', openApplicationStatuses)
    .orderBy('campaign_application.due_on')
    .orderBy('id')
    .execute()
  if (rows.length === 0) return 'Every application has its result.'
  return rows
    .map(({ id, answers, status, due_on }) => `${id}  due ${due_on}  ${status}  ${answers.name}`)
    .join('\n')
}

async function show(db: Kysely<DB>, storage: Storage, id: number, folder: string | null): Promise<string> {
  const row = await find(db, id)
  const { email } = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow()
  const written = folder === null ? [] : await writePhotos(storage, row, folder)
  const { status, due_on, answers, images } = row
  return [
    JSON.stringify({ id, email, status, due: due_on, ...answers, photographs: images.length }, null, 2),
    ...written,
  ].join('\n')
}

async function writePhotos(
  storage: Storage,
  { id, images }: ApplicationRow,
  folder: string,
): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const written: string[] = []
  for (const [at, key] of images.entries()) {
    const bytes = await readStored(storage, key)
    if (bytes === null) throw new Mistake(`The photograph ${key} is not in the file storage.`)
    const file = join(folder, `${id}-${at + 1}.${key.split('.').at(-1)}`)
    await writeFile(file, bytes)
    written.push(file)
  }
  return written
}

/** The bytes are stored before the state changes; the collector deletes what stays without a row. */
async function deliver(
  db: Kysely<DB>,
  storage: Storage,
  id: number,
  files: readonly string[],
): Promise<string> {
  const { account_id } = await find(db, id)
  const designs = []
  for (const { name, ending, type, bytes } of await Promise.all(files.map(readDesign))) {
    const key = `account/${account_id}/${randomUUID()}.${ending}`
    await storage.put(key, bytes, { type })
    designs.push({ key, name })
  }
  return move(db, id, { status: 'DELIVERED', designs })
}

async function readDesign(file: string) {
  const bytes = await readFile(file).catch(() => {
    throw new Mistake(`Nothing was delivered: ${file} cannot be read.`)
  })
  const ending = bytes.subarray(1, 4).toString('latin1') === 'PNG' ? 'png' : 'jpg'
  if (ending === 'jpg' && bytes.readUInt16BE(0) !== 0xffd8)
    throw new Mistake(`Nothing was delivered: ${file} is neither PNG nor JPG.`)
  const type = types[ending] ?? ''
  return { name: basename(file), ending, type, bytes: stripMetadata(bytes, type)?.bytes ?? bytes }
}

async function move(db: Kysely<DB>, id: number, change: ApplicationChange): Promise<string> {
  return inTransaction(db, async (transaction) => {
    const row = await lockApplication(transaction, id)
    if (!row) throw new Mistake(`Nothing was changed: there is no application ${id}.`)
    const moved = await moveApplication(transaction, row, change)
    if (!moved) throw new Mistake(`Nothing was changed: application ${id} is ${row.status}.`)
    return `The application of ${moved.answers.name} is ${moved.status} now.`
  })
}

async function find(db: Kysely<DB>, id: number): Promise<ApplicationRow> {
  const row = await selectApplications(db).where('id', '=', id).executeTakeFirst()
  if (!row) throw new Mistake(`Nothing was changed: there is no application ${id}.`)
  return row
}
