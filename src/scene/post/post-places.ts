import type { Layer, Page, TextLayer } from '../body/body.ts'

/** The texts of a page in whose place words of a post may stand, in the order of painting. */
export interface PostPlaces {
  readonly headlines: readonly TextLayer[]
  readonly bodies: readonly TextLayer[]
  readonly dates: readonly TextLayer[]
  /** It has words or figures that are only true of its sample, such as a price, and that no words of a post replace. */
  readonly hasSample: boolean
}

const slot = /\{brand\.\w+\}/g

export function postPlaces({ layers }: Pick<Page, 'layers'>): PostPlaces {
  const texts = layers.flatMap(textsIn)
  const of = (place: PostPlace) => texts.filter((text) => placeOf(text) === place)
  return {
    headlines: of('headline'),
    bodies: of('body'),
    dates: of('date'),
    hasSample: of('sample').length > 0 || layers.some(hasTable),
  }
}

type PostPlace = 'headline' | 'body' | 'date' | 'kept' | 'sample'

/** A text with words of the brand is the brand's own. */
function placeOf({ role, text }: TextLayer): PostPlace {
  if (role === 'headline') return 'headline'
  const whole = typeof text === 'string' ? text : text.map(({ t }) => t).join('')
  const own = whole.replaceAll(slot, '')
  if (own !== whole || !/[\p{L}\p{N}]/u.test(own)) return 'kept'
  return role === 'body' || role === 'date' ? role : 'sample'
}

function textsIn(layer: Layer): readonly TextLayer[] {
  if (layer.hidden) return []
  if (layer.type === 'group') return layer.children.flatMap(textsIn)
  return layer.type === 'text' ? [layer] : []
}

function hasTable(layer: Layer): boolean {
  return layer.type === 'group' ? layer.children.some(hasTable) : layer.type === 'table'
}
