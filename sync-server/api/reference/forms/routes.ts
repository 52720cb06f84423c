import { listForms, listSizeUnits } from '#contract/form.ts'
import { formLimits, forms, idOfTab, sizeUnits } from '#model/forms/forms.ts'
import { type Implementation, implement } from '#server/http/implement.ts'
import { listing } from '#server/http/listing.ts'
import { readFormWords } from './words.ts'

export const formRoutes: readonly Implementation[] = [
  implement(listForms, async ({ language }) => {
    const words = readFormWords(language)
    return listing(
      'forms',
      forms.map(({ idForm, key, tab, width, height, unit, bleed }) => ({
        idTemplateForm: idForm,
        key,
        name: words.form[key] ?? key,
        idCategory: idOfTab(tab),
        category: tab,
        width,
        height,
        sizeUnit: unit,
        bleed,
      })),
    )
  }),

  implement(listSizeUnits, async () =>
    listing(
      'sizeUnits',
      sizeUnits.map((sizeUnit) => ({ sizeUnit, ...formLimits })),
    ),
  ),
]
