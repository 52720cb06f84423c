import type { ListedDesign } from '#kits/design/document/listed-design.ts'
import type { Template } from '#kits/design/templates/templates-read.ts'

/** A favourite with what it is: one of both. */
export interface FavoriteItem {
  readonly idTemplate: number
  readonly name: string
  readonly design?: ListedDesign
  readonly template?: Template
}

/** In the order of the favourites; those that this device does not know are left out. */
export function toFavoriteItems(
  ids: readonly number[],
  designs: readonly ListedDesign[],
  templates: readonly Template[],
): readonly FavoriteItem[] {
  const ofDesigns = new Map(designs.map((design) => [design.idTemplate, design]))
  const ofMarket = new Map(templates.map((template) => [template.idTemplate, template]))
  return ids.flatMap((idTemplate): FavoriteItem[] => {
    const template = ofMarket.get(idTemplate)
    if (template) return [{ idTemplate, name: template.name, template }]
    const design = ofDesigns.get(idTemplate)
    return design ? [{ idTemplate, name: design.title, design }] : []
  })
}
