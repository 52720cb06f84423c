import * as z from 'zod'
import { formTabs } from '#model/forms/forms.ts'
import { listOf } from './basic.ts'

export const sizeUnit = z.enum(['px', 'mm'])

/** Key of a tab of forms. */
export const formTab = z.enum(formTabs)

const form = z
  .object({
    idTemplateForm: z.number(),
    /** As bodies name it. */
    key: z.string(),
    name: z.string(),
    idCategory: z.number(),
    category: formTab,
    /** In the unit. */
    width: z.number(),
    height: z.number(),
    sizeUnit,
    /** Millimetres that are cut off around it in print; 0: none. */
    bleed: z.number(),
  })
  .meta({ id: 'TemplateForm' })

export const listForms = { answer: listOf('forms', form) }

export const listSizeUnits = {
  answer: listOf('sizeUnits', z.object({ sizeUnit, smallest: z.number(), largest: z.number() })),
}
