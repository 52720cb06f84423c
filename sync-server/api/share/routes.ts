import { randomBytes } from 'node:crypto'
import type { AnswerOf } from '#contract/call.ts'
import {
  createShare,
  downloadShared,
  listShares,
  readShare,
  readSharedCore,
  readSharedFile,
  readSharedVisual,
  renderShare,
  revokeShare,
} from '#contract/share.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readFileOfBrand } from '../files/queries.ts'
import { isShrinkable, serveFile } from '../files/serve-file.ts'
import { makeDownload } from './downloads.ts'
import { isFileShown } from './pictures.ts'
import {
  countOpenShares,
  findShare,
  insertShare,
  listShareRows,
  revokeShareRow,
  type ShareRow,
} from './queries.ts'
import { readSharedGuide, type SharedGuide } from './shared-guide.ts'
import { pageWords } from './words.ts'

const openAtMost = 20
const widestForVisitors = 1920

export const shareRoutes: readonly Implementation[] = [
  implement(listShares, async (context) => {
    const rows = await listShareRows(context.db, context.idBrand)
    return listing(
      'shares',
      // A withdrawn account has an empty name.
      rows.map((row) => toShare(context, row, row.created_by || null)),
    )
  }),

  implement(createShare, async (context, { body }) => {
    const { idBrand, caller } = context
    const row = await context.transact(async (db) => {
      if ((await countOpenShares(db, idBrand)) >= openAtMost) throw new Refusal('LIMIT_EXCEEDED')
      return insertShare(db, {
        brand_id: idBrand,
        // 128 random bits.
        key: randomBytes(16).toString('base64url'),
        part: body.part,
        approved_only: body.approvedOnly ?? false,
        downloads: body.part !== 'CORE' && (body.downloads ?? false),
        account_id: caller.kind === 'account' ? caller.account.id : null,
      })
    })
    return toShare(context, row, caller.kind === 'account' ? caller.account.name : null)
  }),

  implement(revokeShare, async ({ db, idBrand }, { params }) => {
    if (!(await revokeShareRow(db, idBrand, params.idShare))) throw new Refusal('NOT_FOUND')
    return {}
  }),

  implement(readShare, async (context, { query }) => (await readGuide(context, query.key)).guide),
  implement(renderShare, async (context, { query }) => (await readGuide(context, query.key)).guide),

  implement(readSharedCore, async (context, { query }) => {
    const { core } = (await readGuide(context, query.key)).guide
    if (core === null) throw new Refusal('NOT_FOUND')
    return core
  }),

  implement(readSharedVisual, async (context, { query }) => {
    const { visual } = (await readGuide(context, query.key)).guide
    if (visual === null) throw new Refusal('NOT_FOUND')
    return visual
  }),

  implement(downloadShared, async ({ db, services, language }, { params, query }) => {
    const wanted = query.lang ?? language
    const shared = await readGuide({ db, language: wanted }, query.key)
    return makeDownload(params.kind, { ...shared, words: pageWords(wanted) }, { db, services })
  }),

  implement(readSharedFile, async (context, { params: { idFile }, query }) => {
    const { db, services } = context
    const { share, guide } = await readGuide(context, query.key)
    const { visual } = guide
    const urls = [
      ...Object.values(visual?.logo ?? {}).map((picture) => picture?.url),
      ...(visual?.photography ?? []).map(({ url }) => url),
    ]
    const row = isFileShown(urls, idFile) ? await readFileOfBrand(db, share.brand_id, idFile) : undefined
    if (!row) throw new Refusal('NOT_FOUND')
    // Never the original bytes: a photograph's metadata may tell where and when it was taken.
    return serveFile(services, row, isShrinkable(row) ? { width: query.width ?? widestForVisitors } : {})
  }),
]

/** NOT_FOUND for unknown and for revoked keys alike. */
async function readGuide(
  { db, language }: Pick<CallContext, 'db' | 'language'>,
  key: string,
): Promise<{ share: ShareRow; guide: SharedGuide }> {
  const share = await findShare(db, key)
  if (!share) throw new Refusal('NOT_FOUND')
  return { share, guide: await readSharedGuide(db, share, language) }
}

const folders = { ALL: '', CORE: 'core/', VISUAL: 'visual/' } as const

function toShare(
  { services }: CallContext,
  row: ShareRow,
  createdBy: string | null,
): AnswerOf<typeof createShare> {
  return {
    idShare: row.id,
    key: row.key,
    url: `${services.environment.publicUrl}/share/${folders[row.part]}${row.key}`,
    part: row.part,
    approvedOnly: row.approved_only,
    downloads: row.downloads,
    createdBy,
    createdAt: row.created_at.toISOString(),
  }
}
