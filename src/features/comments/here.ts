import { fieldsOf } from '#model/documents/documents.ts'
import { documentNames } from '#model/documents/names.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import { fieldPlace } from '#model/workbook/field-place.ts'
import { type Section, sectionOf, sections } from '#model/workbook/sections.ts'
import { stepOf } from '#model/workbook/steps.ts'

/** What the open screen is about: one step of the workbook, or a page of guide or strategy. */
export type Here =
  | { readonly kind: 'step'; readonly step: string; readonly sections: readonly Section[] }
  | { readonly kind: 'page'; readonly sections: readonly Section[] }

/** Null where the screen is about no field. */
export function hereAt(pathname: string): Here | null {
  const path = pathname.replace(/\/$/, '')
  const step = stepOf(path.replace(/^\/work-book\//, ''))
  const home = step && sectionOf(step.section)
  if (step && home) return { kind: 'step', step: step.path, sections: [home] }
  const ofPage = sections.filter(({ guide }) => guide.page === path)
  return ofPage.length > 0 ? { kind: 'page', sections: ofPage } : null
}

export function isHere(here: Here, field: string): boolean {
  const place = fieldPlace(field)
  if (!place) return false
  if (here.kind === 'step' && place.step === here.step) return true
  if (place.section === null || !here.sections.includes(place.section)) return false
  // A list as a whole, or a field that no step of its own asks for, shows in every step of its section.
  return here.kind === 'page' || place.step === null
}

/** What can be talked about here: the fields of the step or page, and what stands in their lists. */
export function targetsOf(here: Here, answers: Answers): string[] {
  const own = allTargets(answers).filter((path) => isHere(here, path))
  if (own.length > 0 || here.kind === 'page') return own
  // A step that only shows, such as a summary: about what its section says.
  return allTargets(answers).filter((path) => isHere({ ...here, kind: 'page' }, path))
}

function allTargets(answers: Answers): string[] {
  return documentNames.flatMap(fieldsOf).flatMap((field) => {
    if (field.step === undefined) return []
    if (field.kind !== 'list') return [field.path]
    const items = itemsOf(answers, field.path).flatMap(({ key }) =>
      Object.keys(field.properties).map((property) => `${field.path}/${key}/${property}`),
    )
    return [field.path, ...items]
  })
}

/** What people call an item of a list: its name; '' where it has none, null where the item is gone. */
export function itemName(answers: Answers, list: string, key: string): string | null {
  const item = itemsOf(answers, list).find((one) => one.key === key)
  if (!item) return null
  for (const name of ['name', 'brandName', 'keyword', 'description']) {
    const said = item[name]
    if (typeof said === 'string' && said.trim() !== '') return said.trim()
  }
  return ''
}
