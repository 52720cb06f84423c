import { type CommentedKind, takesComments } from '#model/comments/threads.ts'
import { documentNames, mainDocument } from '#model/document-kinds/names.ts'
import { fieldsOf } from '#model/documents/documents.ts'
import { type Answers, itemsOf } from '#model/fields/answers.ts'
import { fieldAtPath } from '#model/workbook/field-at-path.ts'
import { type Section, sectionOf, sections } from '#model/workbook/sections.ts'
import { stepOf } from '#model/workbook/steps.ts'

/**
 * The part of the document the open screen shows: one step of the workbook, or a page of guide or strategy.
 */
export type ScreenScope =
  | { readonly kind: 'step'; readonly step: string; readonly sections: readonly Section[] }
  | { readonly kind: 'page'; readonly sections: readonly Section[] }

/** Null if the screen shows no fields. */
export function screenScopeAt(pathname: string): ScreenScope | null {
  const path = pathname.replace(/\/$/, '')
  const step = stepOf(path.replace(/^\/work-book\//, ''))
  const home = step && sectionOf(step.section)
  if (step && home) return { kind: 'step', step: step.path, sections: [home] }
  const ofPage = sections.filter(({ guide }) => guide.page === path)
  return ofPage.length > 0 ? { kind: 'page', sections: ofPage } : null
}

export function isInScope(here: ScreenScope, field: string): boolean {
  const found = fieldAtPath(field)
  if (!found) return false
  if (here.kind === 'step' && found.step === here.step) return true
  if (found.section === null || !here.sections.includes(found.section)) return false
  // A whole list, or a field without a step, is shown in every step of its section.
  return here.kind === 'page' || found.step === null
}

/** The document that takes the comments on a field. */
export function documentOf(field: string): CommentedKind {
  const document = fieldAtPath(field)?.field.document ?? mainDocument
  return takesComments(document) ? document : mainDocument
}

/** What can be commented on here: the fields of the step or page, and the items of their lists. */
export function commentTargets(here: ScreenScope, answers: Answers): string[] {
  const own = allTargets(answers).filter((path) => isInScope(here, path))
  if (own.length > 0 || here.kind === 'page') return own
  // A step without fields, such as a summary: the fields of its section.
  return allTargets(answers).filter((path) => isInScope({ ...here, kind: 'page' }, path))
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

/** Name of an item of a list; '' if it has none, null if the item is deleted. */
export function itemName(answers: Answers, list: string, key: string): string | null {
  const item = itemsOf(answers, list).find((one) => one.key === key)
  if (!item) return null
  for (const name of ['name', 'brandName', 'keyword', 'description']) {
    const said = item[name]
    if (typeof said === 'string' && said.trim() !== '') return said.trim()
  }
  return ''
}
