import type { TextTool } from '#model/tools/tools.ts'
import type { Typed } from '#model/tools/write-text.ts'
import type { ToolBrand } from '../brand/tool-brand.ts'
import { toolFields } from './tool-fields.ts'

/** What the fields of a tool begin with: what the guide knows, and the first choices. */
export function prefill(tool: TextTool, brand: ToolBrand): Typed {
  const { area, how, target, story, special } = brand
  const [item = ''] = brand.items
  switch (tool) {
    case 'tagline':
      return { service: item, special, target, keyword: brand.keywords[0] ?? '' }
    case 'product':
    case 'price':
      return { product: item, ...(tool === 'price' && { reason: 'material' }) }
    case 'review':
      return { place: 'delivery', stars: '5', with: 'invite' }
    case 'intro':
      return { items: brand.items.join(', '), area, how, target, story, special }
    case 'closed':
      return { reason: 'regular' }
    case 'hiring':
      return { area }
    case 'event':
      return {}
  }
}

/** Keys of the fields without which nothing is written, and that are empty. */
export function missingIn(tool: TextTool, typed: Typed): readonly string[] {
  return toolFields[tool].filter(({ key, isNeeded }) => isNeeded && !typed[key]?.trim()).map(({ key }) => key)
}
