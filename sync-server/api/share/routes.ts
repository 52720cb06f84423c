import type { AnswerOf } from '#contract/call.ts'
import {
  createShare,
  downloadShared,
  downloadSharedLogo,
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
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { isMember } from '#server/http/membership.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type FileRow, readFileOfBrand } from '../files/queries.ts'
import { caching, isShrinkable, serveFile } from '../files/serve-file.ts'
import { makeDownload, makeLogoFile } from './downloads.ts'
import { readGuards } from './guards.ts'
import { createKey, sealKey } from './link-keys.ts'
import { hasPass } from './link-pass.ts'
import { drawForm } from './logo-forms.ts'
import { isFileShown } from './pictures.ts'
import {
  countOpenShares,
  findShare,
  insertShare,
  listShareRows,
  type OpenShare,
  readShareRow,
  revokeShareRow,
  storedPart,
} from './queries.ts'
import { addressOf, toShare } from './share-answer.ts'
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
    ...implementPrepared(
      createShare,
      (_context, { body }) => readGuards(body),
      async (context, { body }, guards) => {
        const { idBrand, caller, services } = context
        const account = caller.kind === 'account' ? caller.account : null
        const key = createKey()
        const row = await context.transact(async (db) => {
          if ((await countOpenShares(db, idBrand)) >= openAtMost) throw new Refusal('LIMIT_EXCEEDED')
          return insertShare(db, {
            brand_id: idBrand,
            key,
            sealed_key: sealKey(key, services.keys),
            part: storedPart(body.part, guards),
            approved_only: body.approvedOnly ?? false,
            downloads: body.part !== 'CORE' && (body.downloads ?? false),
            languages: [...new Set(body.languages ?? [])],
            strategy: [...new Set(body.strategy ?? [])],
            ends_at: guards.endsAt,
            password_hash: guards.passwordHash,
            account_id: account?.id ?? null,
          })
        })
        return toShare(context, { ...row, created_by: account?.name ?? null })
      },
    ),
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

  implement(downloadShared, async (context, { params, query }) => {
    const shared = await readGuide(context, query)
    return makeDownload(
      params.kind,
      { ...shared, words: pageWords(query.lang ?? context.language) },
      { db: context.db, services: context.services },
    )
  }),

  implement(downloadSharedLogo, async (context, { params, query }) =>
    makeLogoFile(params.part, await readGuide(context, query), context),
  ),

  implement(readSharedFile, async (context, { params: { idFile }, query }) => {
    const { db, services } = context
    const share = await readOpenShare(context, query.key)
    // A picture is the same in every language.
    const { visual } = await readSharedGuide(db, { ...share, languages: [] }, context.language)
    const urls = [
      ...Object.values(visual?.logo ?? {}).map((picture) => picture?.url),
      ...(visual?.photography ?? []).map(({ url }) => url),
    ]
    const row = isFileShown(urls, idFile) ? await readFileOfBrand(db, share.brand_id, idFile) : undefined
    if (!row) throw new Refusal('NOT_FOUND')
    const of = cachingOf(share)
    if (query.form === 'one-colour') return serveForm(services, row, of)
    // Never with metadata: that of a photograph may tell where and when it was taken.
    const width = isShrinkable(row) ? { width: query.width ?? widestForVisitors } : {}
    return serveFile(context, row, { ...width, caching: of })
  }),
]

/** The one-colour form of a logo. Rejects with NOT_FOUND where it has none. */
async function serveForm(
  { storage }: CallContext['services'],
  row: FileRow,
  caching: string,
): Promise<Bytes> {
  const body = row.media_type.startsWith('image/') ? await drawForm(storage, row) : null
  if (body === null) throw new Refusal('NOT_FOUND')
  return new Bytes({ body, type: 'image/png', fileName: 'logo.png', isInline: true, caching })
}

/** What was opened with a password is kept nowhere. */
function cachingOf({ password_hash }: OpenShare): string {
  return password_hash === null ? caching : 'private, no-store'
}

async function readGuide(
  context: Pick<CallContext, 'db' | 'language' | 'cookies'>,
  { key, lang }: { readonly key: string; readonly lang?: Language | undefined },
): Promise<{ share: OpenShare; guide: SharedGuide }> {
  const share = await readOpenShare(context, key)
  return { share, guide: await readSharedGuide(context.db, share, lang ?? context.language) }
}

/** NOT_FOUND alike for keys that are unknown, revoked, ended, and whose password this browser has not given. */
async function readOpenShare(
  { db, cookies }: Pick<CallContext, 'db' | 'cookies'>,
  key: string,
): Promise<OpenShare> {
  const share = await findShare(db, key)
  if (!share || !hasPass(cookies, share)) throw new Refusal('NOT_FOUND')
  return share
}

/** Whether the caller is neither of the brand's team nor a service. */
async function isReader({ db, caller }: CallContext, share: OpenShare): Promise<boolean> {
  if (caller.kind === 'account') return !(await isMember(db, share.brand_id, caller.account.id))
  return caller.kind === 'visitor'
}
