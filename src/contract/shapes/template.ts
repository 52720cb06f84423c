import * as z from 'zod'
import { id, listOf, nothing } from './basic.ts'
import { createdType, deletedType, idDirectory, ids, idsInQuery } from './directory.ts'
import { nameOfMany } from './document-name.ts'
import { formTab, sizeUnit } from './form.ts'

/** What a page of designs is sorted by. */
export const templateSorts = ['updatedDate', 'createdDate', 'name'] as const

const direction = z.enum(['ASC', 'DESC'])

const tag = z
  .object({ idTemplateTag: z.number(), name: z.string(), type: z.literal('DESIGN') })
  .meta({ id: 'TemplateTag' })

export const template = z
  .object({
    idTemplate: z.number(),
    /** Its document, for sync and the calls about documents. */
    document: nameOfMany,
    name: z.string(),
    /** 0: the top. */
    idDirectory: z.number(),
    /** Of its tags those that the brand offers. */
    idTags: z.array(z.number()),
    /** All of its tags. */
    tags: z.array(z.string()),
    type: z.literal('DESIGN'),
    templateType: z.literal('DESIGN'),
    createdType,
    /** An address of this server; null: there is none yet. */
    thumbnail: z.string().nullable(),
    /** null: a size of its own. */
    idForm: z.number().nullable(),
    /** Of the form. */
    idCategory: z.number().nullable(),
    /** null: not known yet. */
    width: z.number().nullable(),
    height: z.number().nullable(),
    sizeUnit: sizeUnit.nullable(),
    access: z.enum(['read', 'write']),
    createdDate: z.string(),
    updatedDate: z.string(),
    /** When it was put into the trash. */
    deletedDate: z.string().nullable(),
  })
  .meta({ id: 'Template' })

/**
 * The body of a design as it is stored. Merges may leave more in it than a body may have that comes in, so that only its outline is
 * said here; `DesignBody` has all of it.
 */
export const bodyAtRest = z
  .looseObject({
    v: z.literal(1),
    name: z.string(),
    form: z.string(),
    unit: sizeUnit,
    width: z.number(),
    height: z.number(),
    tags: z.array(z.string()),
    pages: z.array(
      z.looseObject({
        id: z.string(),
        layers: z.array(z.looseObject({ id: z.string(), type: z.string() })),
      }),
    ),
  })
  .meta({ id: 'DesignAtRest' })

const yesOrNo = z.enum(['true', 'false']).transform((word) => word === 'true')

export const pageTemplatesOfBrand = {
  query: z.object({
    /** The brand of the header; a query may repeat it. */
    idBrand: id.optional(),
    fieldName: z.enum(templateSorts).default('updatedDate'),
    direction: direction.default('DESC'),
    /** In name, form and tags: also by initial consonants. */
    query: z.string().max(100).optional(),
    type: z.literal('DESIGN').default('DESIGN'),
    /** Left out: both. */
    createType: createdType.optional(),
    /** The same. */
    createdType: createdType.optional(),
    idCategory: id.optional(),
    /** Designs that have all of these tags. */
    idTags: idsInQuery.optional(),
    idForm: id.optional(),
    /** 0: the top; left out, those of all folders. Of the trash all are listed, wherever they were. */
    idDirectory: idDirectory.optional(),
    /** Designs are in no bundle, of which the market's templates are: with one there is nothing to list. */
    idBundle: id.optional(),
    isBundle: yesOrNo.optional(),
    deletedType: deletedType.default('USED'),
    /** Days in Seoul on which it was changed last. */
    startDate: z.iso.date().optional(),
    endDate: z.iso.date().optional(),
    page: z.coerce.number().int().min(0).max(10_000).default(0),
    size: z.coerce.number().int().min(1).max(200).default(12),
  }),
  answer: listOf('resTemplateLists', template),
}

const one = z.object({ id })
const read = { params: one, answer: template.extend({ body: bodyAtRest }) }
const changed = {
  params: one,
  body: z.object({
    name: z.string().trim().min(1).max(100).optional(),
    /** Of the brand; they take the place of all tags that it has. */
    idTags: z.array(id).max(20).optional(),
  }),
  answer: template,
}
const named = { body: z.object({ idTemplates: ids }), answer: nothing }
const moved = { body: z.object({ idTemplates: ids, idDirectory }), answer: nothing }
const removed = { query: z.object({ idTemplates: idsInQuery }), answer: nothing }

export const readBrandTemplate = read
export const readUserTemplate = read
export const changeBrandTemplate = changed
export const changeUserTemplate = changed
export const moveBrandTemplates = moved
export const moveUserTemplates = moved
export const trashBrandTemplates = named
export const trashUserTemplates = named
export const restoreBrandTemplates = named
export const restoreUserTemplates = named
export const deleteBrandTemplates = removed
export const deleteUserTemplates = removed

export const clearTemplateTrash = {
  query: z.object({ createdType: createdType.default('USER') }),
  answer: nothing,
}

export const emptyTemplateTrash = { query: z.object({ idBrand: id.optional() }), answer: nothing }

export const listTemplateSorts = {
  answer: listOf('sorts', z.object({ fieldName: z.enum(templateSorts), direction })),
}

export const listCategoriesOfTemplates = {
  answer: listOf('categories', z.object({ idCategory: z.number(), key: formTab, name: z.string() })),
}

export const listTemplateTags = { answer: listOf('tags', tag) }

export const readTagsOfTemplate = { params: one, answer: listOf('tags', tag) }

export const createTemplateTag = {
  body: z.object({ name: z.string().trim().min(1).max(30) }),
  answer: tag,
}

export const deleteTemplateTag = { params: one, answer: nothing }
