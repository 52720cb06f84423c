import * as z from 'zod'
import { documentNames } from '#model/documents/names.ts'
import { call } from './call.ts'
import { id, listOf, nothing } from './shapes.ts'

/** AUTO: kept by itself. NAMED: somebody asked for it. RESTORE: what was there before another version came back. */
export const versionKinds = ['AUTO', 'NAMED', 'RESTORE'] as const

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
const path = '/api/v1/brand/history/{document}'

export const listVersions = call({
  name: 'history.list',
  method: 'GET',
  path,
  summary: 'The kept versions of a document, newest first',
  access: 'BRAND_ROLE_MEMBER',
  params: document,
  query: z.object({
    /** Only those before this one. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: listOf('versions', version),
  extension: true,
})

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

export const listReplaced = call({
  name: 'history.replaced',
  method: 'GET',
  path: '/api/v1/brand/replaced',
  summary: 'Values of REST that lost to the document’s, changed at the same time; newest first',
  access: 'BRAND_ROLE_MEMBER',
  query: z.object({
    /** Of one document alone. */
    document: z.enum(documentNames).optional(),
    /** Only those before this one. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
  }),
  answer: listOf('replaced', replacedValue),
  extension: true,
})

export const createVersion = call({
  name: 'history.create',
  method: 'POST',
  path,
  summary: 'Keeps what is stored now under a name',
  access: 'BRAND_ROLE_MEMBER',
  params: document,
  body: z.object({ name }),
  answer: version,
  errors: ['LIMIT_EXCEEDED'],
  idempotent: true,
  extension: true,
})

export const readVersion = call({
  name: 'history.read',
  method: 'GET',
  path: `${path}/{idVersion}`,
  summary: 'One version with its state',
  access: 'BRAND_ROLE_MEMBER',
  params: one,
  answer: version.extend({
    /** The whole document as a Yjs update of format V2, in base64. */
    state: z.string(),
  }),
  extension: true,
})

export const renameVersion = call({
  name: 'history.rename',
  method: 'PATCH',
  path: `${path}/{idVersion}`,
  summary: 'Names a version, or takes its name away',
  access: 'BRAND_ROLE_MEMBER',
  params: one,
  body: z.object({ name: name.nullable() }),
  answer: version,
  extension: true,
})

export const deleteVersion = call({
  name: 'history.delete',
  method: 'DELETE',
  path: `${path}/{idVersion}`,
  summary: 'Deletes a version',
  access: 'BRAND_ROLE_ADMIN',
  params: one,
  answer: nothing,
  extension: true,
})

/** The device edits by itself; the server keeps what it edits away. */
export const restoreVersion = call({
  name: 'history.restore',
  method: 'POST',
  path: `${path}/{idVersion}/restore`,
  summary: 'Allows to bring a version back, and keeps what is there before it',
  access: 'BRAND_ROLE_ADMIN',
  params: one,
  answer: z.object({ before: version.nullable(), state: z.string() }),
  extension: true,
})
