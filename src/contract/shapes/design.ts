import * as z from 'zod'
import { mostBodyText } from '#model/documents/design-limits.ts'
import { formLimits } from '#model/forms/forms.ts'
import { id, listOf } from './basic.ts'
import { createdType, idDirectory } from './directory.ts'
import { sizeUnit } from './form.ts'
import { bodyAtRest, template } from './template.ts'

const name = z.string().trim().min(1).max(100)

/** In the unit. */
const side = z.number().min(formLimits.smallest).max(formLimits.largest)

const made = {
  body: z.object({
    /** The brand of the header; a body may repeat it. */
    idBrand: id.optional(),
    name: name.default('제목 없는 디자인'),
    /** That of the address; a body may repeat it. */
    createdType: createdType.optional(),
    idDirectory: idDirectory.default(0),
    /** Left out: a size of its own, in the unit. */
    idForm: id.optional(),
    unitWidth: side.optional(),
    unitHeight: side.optional(),
    sizeUnit: sizeUnit.optional(),
  }),
  answer: z.object({ idTemplate: z.number() }),
}

export const createBrandDesign = made
export const createUserDesign = made

const copied = {
  body: z.object({
    idBrand: id.optional(),
    /** A design that the caller may read. */
    idTemplate: id,
    /** Left out: the same. */
    name: name.optional(),
    idDirectory: idDirectory.default(0),
  }),
  answer: z.object({ idTemplate: z.number() }),
}

export const copyDesignToBrand = copied
export const copyDesignToUser = copied

const version = z
  .object({
    idTemplateDesign: z.number(),
    idTemplate: z.number(),
    /** null: kept by the schedule. */
    name: z.string().nullable(),
    createdDate: z.string(),
    /** When the retention of the plan deletes it; null: the newest stays. */
    expiresAt: z.string().nullable(),
  })
  .meta({ id: 'DesignHistory' })

export const listDesignHistory = {
  params: z.object({ id }),
  query: z.object({
    /** For paging: only those older than this one. */
    before: id.optional(),
    size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: listOf('resTemplateDesignHistories', version),
}

export const readDesignHistory = {
  params: z.object({ idTemplateDesign: id }),
  query: z.object({ idTemplate: id }),
  answer: version.extend({ body: bodyAtRest }),
}

export const changeDesignBody = {
  params: z.object({ id }),
  body: z.object({
    /** JSON of a body, as the design is read. */
    body: z.string().max(mostBodyText),
  }),
  answer: template,
}
