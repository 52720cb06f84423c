import type { AnswerOf } from '#contract/call.ts'
import { createDriveLink, listDriveLinks, mostDriveLinks, revokeDriveLink } from '#contract/drive-link.ts'
import type { CallContext } from '#server/http/context.ts'
import { type Implementation, implement, implementPrepared } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { Refusal, refuseField } from '#server/http/refusal.ts'
import { readGuards } from '../guards.ts'
import { createKey, openKey, sealKey } from '../link-keys.ts'
import {
  countOpenLinks,
  insertLink,
  type ListedLink,
  listLinkRows,
  readLinkedFile,
  readLinkedFolder,
  readLinkRow,
  revokeLinkRow,
} from './queries.ts'

type DriveLink = AnswerOf<typeof createDriveLink>

export const driveLinkRoutes: readonly Implementation[] = [
  implement(listDriveLinks, async (context) => {
    const rows = await listLinkRows(context.db, context.idBrand)
    return listing(
      'links',
      rows.map((row) => toLink(context, row)),
    )
  }),

  {
    ...implementPrepared(
      createDriveLink,
      (_context, { body }) => readGuards(body),
      async (context, { body: { idFile, idDirectory } }, { endsAt, passwordHash }) => {
        const { idBrand, account, services } = context
        if ((idFile === undefined) === (idDirectory === undefined) || endsAt === null)
          throw refuseField('idFile', 'INVALID_VALUE')
        const key = createKey()
        const made = await context.transact(async (db) => {
          const target =
            idFile === undefined
              ? await readLinkedFolder(db, idBrand, idDirectory ?? 0)
              : await readLinkedFile(db, idBrand, idFile)
          if (!target) throw new Refusal('NOT_FOUND')
          if ((await countOpenLinks(db, idBrand)) >= mostDriveLinks) throw new Refusal('LIMIT_EXCEEDED')
          const row = await insertLink(db, {
            brand_id: idBrand,
            file_id: idFile ?? null,
            directory_id: idDirectory ?? null,
            key,
            sealed_key: sealKey(key, services.keys),
            password_hash: passwordHash,
            ends_at: endsAt,
            account_id: account.id,
          })
          return { ...row, name: target.name, is_there: true, created_by: account.name }
        })
        return toLink(context, made)
      },
    ),
    repetition: {
      toStored: (answer) => ({ ...(answer as DriveLink), url: '' }),
      async toAnswer(context, stored) {
        const row = await readLinkRow(context.db, context.idBrand, (stored as DriveLink).idLink)
        return row ? { ...(stored as DriveLink), url: urlOf(context, row) } : stored
      },
    },
  },

  implement(revokeDriveLink, async ({ db, idBrand }, { params }) => {
    if (!(await revokeLinkRow(db, idBrand, params.idLink))) throw new Refusal('NOT_FOUND')
    return {}
  }),
]

function toLink(context: CallContext, row: ListedLink): DriveLink {
  return {
    idLink: row.id,
    url: urlOf(context, row),
    idFile: row.file_id,
    idDirectory: row.directory_id,
    name: row.name ?? '',
    isThere: row.is_there,
    endsAt: row.ends_at.toISOString(),
    hasPassword: row.password_hash !== null,
    // A withdrawn account has an empty name.
    createdBy: row.created_by || null,
    createdAt: row.created_at.toISOString(),
    openedCount: row.opened_count,
    lastOpenedAt: row.last_opened_at?.toISOString() ?? null,
    downloadedCount: row.downloaded_count,
  }
}

/** Empty where the key was sealed with a secret that the server has no more. */
function urlOf({ services }: CallContext, { sealed_key, key_hash }: ListedLink): string {
  const key = sealed_key === null ? null : openKey(sealed_key, key_hash, services.keys)
  return key === null ? '' : `${services.environment.publicUrl}/share/file/${key}`
}
