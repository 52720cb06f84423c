import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import { templateFacts } from '#kits/design/templates/template-facts.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'
import type { FormWords } from '#kits/words/content.ts'
import { findTemplates } from '#model/templates/find-templates.ts'
import { searchDesigns } from '../cards/search-designs.ts'
import type { ChosenSize } from './chosen-size.ts'

/** What a new design begins with. */
export type Start =
  | { readonly kind: 'size'; readonly size: ChosenSize }
  | { readonly kind: 'design'; readonly design: ListedDesign }
  | { readonly kind: 'template'; readonly template: Template }

/** One that is chosen by its picture. */
export type PictureStart = Exclude<Start, { kind: 'size' }>

/** Among those of its list. */
export function keyOf(start: PictureStart): string {
  return start.kind === 'design' ? start.design.document : String(start.template.idTemplate)
}

/** Designs of a type that are not in the trash, the last changed first; with a query those of any folder that it finds. */
export function designStarts(
  designs: readonly ListedDesign[],
  createdType: ListedDesign['createdType'],
  query: string,
  words: FormWords,
): readonly PictureStart[] {
  const ofType = designs.filter((design) => design.createdType === createdType)
  return searchDesigns(ofType, query, words)
    .toSorted((a, b) => b.changedAt - a.changedAt)
    .map((design) => ({ kind: 'design', design }))
}

/** Templates of the market that a query finds, in their order. */
export function templateStarts(templates: readonly Template[], query: string): readonly PictureStart[] {
  return findTemplates(templates, templateFacts, { query }).map((template) => ({
    kind: 'template',
    template,
  }))
}
