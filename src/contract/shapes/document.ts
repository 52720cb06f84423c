import * as z from 'zod'
import { writingRoles } from '#model/access/roles.ts'
import { kindsOfMany } from '#model/document-kinds/names.ts'
import { id, listOf, nothing } from './basic.ts'
import { createdType, idDirectory } from './directory.ts'
import { nameOfMany } from './document-name.ts'
import { sizeUnit } from './form.ts'

const rights = z.object({
  /** The least role that may read it. Its owner may always write it. */
  readers: z.enum(writingRoles),
  writers: z.enum(writingRoles),
})

const document = z
  .object({
    /** For paging; newer ones are greater. */
    id: z.number(),
    /** The same number, as calls about templates name it. */
    idTemplate: z.number(),
    document: nameOfMany,
    /** As its last stored change has it; '' where it has none. */
    title: z.string(),
    /** The account that made it. */
    idOwner: z.number(),
    /** Another role is of a newer release. */
    readers: z.enum(writingRoles).or(z.string()),
    writers: z.enum(writingRoles).or(z.string()),
    /** USER: a work of the members. BRAND: a template of the brand, which designers and above change. */
    createdType,
    /** 0: the top. */
    idDirectory: z.number(),
    /** Key of its form, or `custom`; with the size as its last stored change has it, null: not known yet. */
    form: z.string().nullable(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    sizeUnit: sizeUnit.nullable(),
    tags: z.array(z.string()),
    /** What the caller may do with it. */
    access: z.enum(['read', 'write']),
    /** Whether the caller may share, trash, restore and purge it. */
    manages: z.boolean(),
    createdAt: z.string(),
    /** When it was last changed; null: not yet. */
    changedAt: z.string().nullable(),
    trashedAt: z.string().nullable(),
    /** Path of the picture of its first page, another one for each picture; null: there is none. Only of designs. */
    thumbnail: z.string().nullable(),
  })
  .meta({ id: 'BrandDocument' })

const one = z.object({ document: nameOfMany })

export const createDocument = {
  body: z.object({
    document: nameOfMany,
    title: z.string().max(100).optional(),
    /**
     * The template of the market that it was made of. It decides about the plan alone: one that is not known any more, perhaps
     * because the document was made offline, is as good as none.
     */
    idMarketTemplate: id.optional(),
    /** As its kind says where absent. */
    readers: rights.shape.readers.optional(),
    writers: rights.shape.writers.optional(),
    /** BRAND: for designers and above. */
    createdType: createdType.default('USER'),
    /** Of its type; the top where the folder is gone or in the trash. */
    idDirectory: idDirectory.default(0),
  }),
  answer: document,
}

export const listDocuments = {
  query: z.object({
    kind: z.enum(kindsOfMany),
    /** `true`: what was put into the trash by itself. */
    trashed: z.enum(['true', 'false']).optional(),
    createdType: createdType.optional(),
    /** Left out: those of all folders. */
    idDirectory: idDirectory.optional(),
    /** Only entries before this id. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).optional(),
    /** `true`: the first page has the tag of the whole list, for which each of its rows is read. */
    tagged: z.enum(['true', 'false']).optional(),
  }),
  answer: listOf('documents', document),
}

export const readDocumentThumbnail = {
  params: one,
  query: z.object({ drawn: z.string().max(40).optional() }),
  answer: z.unknown(),
}

export const shareDocument = { params: one, body: rights, answer: document }

export const placeDocument = {
  params: one,
  body: z.object({
    createdType: createdType.optional(),
    /** Of the type that it then has; left out, it stays where it is, or goes to the top of another type. */
    idDirectory: idDirectory.optional(),
  }),
  answer: document,
}

export const trashDocument = { params: one, answer: document }

export const restoreDocument = { params: one, answer: document }

export const purgeDocument = { params: one, answer: nothing }
