import * as z from 'zod'
import { documentNames } from '#model/documents/names.ts'
import { versionKinds } from '../history.ts'
import { id, listOf, nothing } from './basic.ts'

export const version = z
  .object({
    idVersion: z.number(),
    kind: z.enum(versionKinds),
    name: z.string().nullable(),
    /** Who wrote since the version before, with the name of that time; nobody: the server alone. */
    editors: z.array(
      z.object({
        idAccount: z.number(),
        name: z.string(),
        /** `Chrome · Windows`, as the browser says; null where it does not. */
        device: z.string().nullable(),
      }),
    ),
    /** Bytes of the state. */
    size: z.number(),
    createdAt: z.string(),
    /** When it is deleted by the plan's time; null: the newest of a document is always kept. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'Version' })

const document = z.object({ document: z.enum(documentNames) })

const one = document.extend({ idVersion: id })

const name = z.string().trim().min(1).max(60)

export const listVersions = {
  params: document,
  query: z.object({
    /** Only those before this one. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: listOf('versions', version),
}

const replacedValue = z
  .object({
    idReplaced: z.number(),
    document: z.enum(documentNames),
    /** Path of the field, or `<list>/<key>/<property>`. */
    field: z.string(),
    /** Both as the document holds them: what stood, and what REST had got from elsewhere meanwhile. */
    kept: z.unknown(),
    replaced: z.unknown(),
    /** Who wrote what stood; null where nobody is known. */
    editor: z.object({ idAccount: z.number(), name: z.string() }).nullable(),
    createdAt: z.string(),
  })
  .meta({ id: 'ReplacedValue' })

export const listReplaced = {
  query: z.object({
    /** Of one document alone. */
    document: z.enum(documentNames).optional(),
    /** Only those before this one. */
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
  params: one,
  answer: z.object({ before: version.nullable(), state: z.string() }),
}
