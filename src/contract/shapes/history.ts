import * as z from 'zod'
import { documentNames, documentsWith } from '#model/document-kinds/names.ts'
import { id, listOf, nothing } from './basic.ts'
import { documentNamed } from './document-name.ts'

/**
 * AUTO: stored by schedule. NAMED: stored on request. RESTORE: the state right before a restore. Another one is of a newer
 * release.
 */
const versionKinds = ['AUTO', 'NAMED', 'RESTORE'] as const

const version = z
  .object({
    idVersion: z.number(),
    kind: z.enum(versionKinds).or(z.string()),
    name: z.string().nullable(),
    /** Accounts that edited since the previous version, with their names at that time; empty: only the server wrote. */
    editors: z.array(
      z.object({
        idAccount: z.number(),
        name: z.string(),
        /** `Chrome · Windows`, from the user agent; null where that is unknown. */
        device: z.string().nullable(),
      }),
    ),
    /** Size of the state in bytes. */
    size: z.number(),
    createdAt: z.string(),
    /**
     * When the retention of the plan deletes it; null: the newest version of a document, which is always kept, or one of a
     * newer release, which deletes it itself.
     */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'Version' })

const document = z.object({ document: documentNamed(documentsWith('hasVersions')) })

const one = document.extend({ idVersion: id })

const name = z.string().trim().min(1).max(60)

export const listVersions = {
  params: document,
  query: z.object({
    /** For paging: only entries older than this id. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: listOf('versions', version),
}

const replacedValue = z
  .object({
    idReplaced: z.number(),
    document: documentNamed(documentNames),
    /** Path of the field, or `<list>/<key>/<property>`. */
    field: z.string(),
    /** Both in the document's format: the value that was kept, and the one that REST had received meanwhile. */
    kept: z.unknown(),
    replaced: z.unknown(),
    /** Who wrote the kept value; null where that is unknown. */
    editor: z.object({ idAccount: z.number(), name: z.string() }).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'ReplacedValue' })

/**
 * A page may have fewer entries than `size`, because its values are limited to 512 kB together; `page.totalPages` is 2 where older
 * ones are left. Values of more than 64 kB are not listed.
 */
export const listReplaced = {
  query: z.object({
    /** Only entries of this document. */
    document: documentNamed(documentNames).optional(),
    /** For paging: only entries older than this id. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: listOf('replaced', replacedValue),
}

export const createVersion = { params: document, body: z.object({ name }), answer: version }

export const readVersion = {
  params: one,
  answer: version.extend({
    /** The whole document as a Yjs update of format V2, in base64. */
    state: z.string(),
  }),
}

export const renameVersion = { params: one, body: z.object({ name: name.nullable() }), answer: version }

export const deleteVersion = { params: one, answer: nothing }

export const restoreVersion = {
  params: one.extend({ document: documentNamed(documentsWith('isRestorable')) }),
  answer: z.object({ before: version.nullable(), state: z.string() }),
}
