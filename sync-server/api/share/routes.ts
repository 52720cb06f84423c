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
import type { Language } from '#model/language/languages.ts'
import { Bytes } from '#server/http/bytes.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { isMember } from '#server/http/membership.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type FileRow, readFileOfBrand } from '../files/queries.ts'
import { caching, isShrinkable, serveFile } from '../files/serve-file.ts'
import { makeDownload } from './downloads.ts'
import { createKey, openKey, sealKey } from './link-keys.ts'
import { drawForm } from './logo-forms.ts'
import { isFileShown } from './pictures.ts'
import {
  countOpenShares,
  findShare,
  insertShare,
  knownPart,
  type ListedShare,
  listShareRows,
  type OpenShare,
  readShareRow,
  revokeShareRow,
} from './queries.ts'
import { readSharedGuide, type SharedGuide } from './shared-guide.ts'
import { pageWords } from './words.ts'

type Share = AnswerOf<typeof createShare>

const openAtMost = 20
const widestForVisitors = 1920

export const shareRoutes: readonly Implementation[] = [
  implement(listShares, async (context) => {
    const rows = await listShareRows(context.db, context.idBrand)
    return listing(
      'shares',
      rows.map((row) => toShare(context, row)),
    )
  }),

  {
    ...implement(createShare, async (context, { body }) => {
      const { idBrand, caller, services } = context
      const account = caller.kind === 'account' ? caller.account : null
      const key = createKey()
      const row = await context.transact(async (db) => {
        if ((await countOpenShares(db, idBrand)) >= openAtMost) throw new Refusal('LIMIT_EXCEEDED')
        return insertShare(db, {
          brand_id: idBrand,
          key,
          sealed_key: sealKey(key, services.keys),
          part: body.part,
          approved_only: body.approvedOnly ?? false,
          downloads: body.part !== 'CORE' && (body.downloads ?? false),
          languages: [...new Set(body.languages ?? [])],
          account_id: account?.id ?? null,
        })
      })
      return toShare(context, { ...row, created_by: account?.name ?? null })
    }),
    repetition: {
      toStored: (answer) => ({ ...(answer as Share), key: '', url: '' }),
      async toAnswer(context, stored) {
        const row = await readShareRow(context.db, context.idBrand, (stored as Share).idShare)
        return row ? { ...(stored as Share), ...addressOf(context, row) } : stored
      },
    },
  },

  implement(revokeShare, async ({ db, idBrand }, { params }) => {
    if (!(await revokeShareRow(db, idBrand, params.idShare))) throw new Refusal('NOT_FOUND')
    return {}
  }),

  implement(readShare, async (context, { query }) => (await readGuide(context, query)).guide),
  implement(renderShare, async (context, { query }) => {
    const { share, guide } = await readGuide(context, query)
    if (await isReader(context, share)) context.services.openings.count(share.id)
    return guide
  }),

  implement(readSharedCore, async (context, { query }) => {
    const { core } = (await readGuide(context, query)).guide
    if (core === null) throw new Refusal('NOT_FOUND')
    return core
  }),

  implement(readSharedVisual, async (context, { query }) => {
    const { visual } = (await readGuide(context, query)).guide
    if (visual === null) throw new Refusal('NOT_FOUND')
    return visual
  }),

  implement(downloadShared, async ({ db, services, language }, { params, query }) => {
    const shared = await readGuide({ db, language }, query)
    return makeDownload(
      params.kind,
      { ...shared, words: pageWords(query.lang ?? language) },
      { db, services },
    )
  }),

  implement(readSharedFile, async (context, { params: { idFile }, query }) => {
    const { db, services } = context
    const share = await readOpenShare(db, query.key)
    // A picture is the same in every language.
    const { visual } = await readSharedGuide(db, { ...share, languages: [] }, context.language)
    const urls = [
      ...Object.values(visual?.logo ?? {}).map((picture) => picture?.url),
      ...(visual?.photography ?? []).map(({ url }) => url),
    ]
    const row = isFileShown(urls, idFile) ? await readFileOfBrand(db, share.brand_id, idFile) : undefined
    if (!row) throw new Refusal('NOT_FOUND')
    if (query.form === 'one-colour') return serveForm(services, row)
    // Never with metadata: that of a photograph may tell where and when it was taken.
    return serveFile(context, row, isShrinkable(row) ? { width: query.width ?? widestForVisitors } : {})
  }),
]

/** The one-colour form of a logo. Rejects with NOT_FOUND where it has none. */
async function serveForm({ storage }: CallContext['services'], row: FileRow): Promise<Bytes> {
  const body = row.media_type.startsWith('image/') ? await drawForm(storage, row) : null
  if (body === null) throw new Refusal('NOT_FOUND')
  return new Bytes({ body, type: 'image/png', fileName: 'logo.png', isInline: true, caching })
}

async function readGuide(
  { db, language }: Pick<CallContext, 'db' | 'language'>,
  { key, lang }: { readonly key: string; readonly lang?: Language | undefined },
): Promise<{ share: OpenShare; guide: SharedGuide }> {
  const share = await readOpenShare(db, key)
  return { share, guide: await readSharedGuide(db, share, lang ?? language) }
}

/** NOT_FOUND for unknown and for revoked keys alike. */
async function readOpenShare(db: CallContext['db'], key: string): Promise<OpenShare> {
  const share = await findShare(db, key)
  if (!share) throw new Refusal('NOT_FOUND')
  return share
}

/** Whether the caller is neither of the brand's team nor a service. */
async function isReader({ db, caller }: CallContext, share: OpenShare): Promise<boolean> {
  if (caller.kind === 'account') return !(await isMember(db, share.brand_id, caller.account.id))
  return caller.kind === 'visitor'
}

const folders = { ALL: '', CORE: 'core/', VISUAL: 'visual/' } as const

function toShare(context: CallContext, row: ListedShare): Share {
  const { created_at, counted_from, last_opened_at } = row
  return {
    idShare: row.id,
    ...addressOf(context, row),
    part: row.part,
    approvedOnly: row.approved_only,
    downloads: row.downloads,
    languages: row.languages,
    // A withdrawn account has an empty name.
    createdBy: row.created_by || null,
    createdAt: created_at.toISOString(),
    openedCount: row.opened_count,
    lastOpenedAt: last_opened_at?.toISOString() ?? null,
    countedFrom: counted_from > created_at ? counted_from.toISOString() : null,
  }
}

/** Empty where the key was sealed with a secret that the server has no more, or only a newer release knows the address. */
function addressOf({ services }: CallContext, row: ListedShare): Pick<Share, 'key' | 'url'> {
  const part = knownPart(row.part)
  const key =
    row.sealed_key === null ? row.key : (openKey(row.sealed_key, row.key_hash, services.keys) ?? row.key)
  if (key === null || part === null) return { key: '', url: '' }
  return { key, url: `${services.environment.publicUrl}/share/${folders[part]}${key}` }
}
