import type { PDFDocument } from '@cantoo/pdf-lib'
import { type Hex, rgbOf } from '#model/colour/oklab.ts'
import { outlineRun } from '#scene/back-ends/outline-run.ts'
import { pixelsKey } from '#scene/back-ends/pixels-of.ts'
import type { FontOf, OutlineFont } from '#scene/back-ends/place-glyphs.ts'
import type { Drawing, Item, PathItem, PictureItem, TextItem } from '#scene/list/drawing.ts'
import { colourShading, type Gradient, isOpaque, opacityMask } from './gradients.ts'
import type { PageResources } from './page-resources.ts'
import { num, nums, pathOperators } from './path-operators.ts'
import type { EmbeddedPicture } from './pdf-pictures.ts'
import { type NamedFont, textOperators } from './text-operators.ts'

export interface ContentHost {
  readonly pdf: PDFDocument
  readonly resources: PageResources
  fontsOf(item: TextItem): FontOf
  /** Null: its runs are drawn as outlines. */
  embedded(font: OutlineFont): NamedFont | null
  /** By the key of its pixels. */
  picture(key: string): EmbeddedPicture | null
}

/** A drawing as operators of PDF, in px of the page with y growing downward. */
export function pageContent({ items }: Drawing, host: ContentHost): string {
  return items
    .map((item) => {
      const inside = itemOperators(item, host)
      if (inside === '') return ''
      const opacity = item.opacity === 1 ? '' : `/${host.resources.opacity(item.opacity)} gs\n`
      return `q\n${nums(item.matrix)} cm\n${opacity}${inside}\nQ`
    })
    .filter((operators) => operators !== '')
    .join('\n')
}

function itemOperators(item: Item, host: ContentHost): string {
  if (item.kind === 'path') return pathItem(item, host)
  return item.kind === 'text' ? textItem(item, host) : pictureItem(item, host)
}

function pathItem(item: PathItem, host: ContentHost): string {
  const path = pathOperators(item.d)
  const evenOdd = item.evenOdd ? '*' : ''
  const { fill, stroke } = item
  const parts: string[] = []
  if (typeof fill === 'string') parts.push(`${colour(fill)} rg\n${path}\nf${evenOdd}`)
  else if (fill !== null) parts.push(`q\n${path}\nW${evenOdd} n\n${shade(fill, item.d, host)}\nQ`)
  if (stroke !== null) {
    const round = item.round ? '1 J 1 j' : '0 J 0 j'
    const line = `${num(item.strokeWidth)} w ${round} 4 M [${nums(item.dash)}] 0 d`
    parts.push(`${colour(stroke)} RG\n${line}\n${path}\nS`)
  }
  return parts.join('\n')
}

function shade(gradient: Gradient, d: string, { pdf, resources }: ContentHost): string {
  const key = JSON.stringify(gradient)
  const name = resources.name('Shading', key, () => colourShading(pdf, gradient))
  if (isOpaque(gradient)) return `/${name} sh`
  const mask = resources.name('ExtGState', `${key} ${d}`, () => opacityMask(pdf, gradient, d))
  return `/${mask} gs\n/${name} sh`
}

function textItem(item: TextItem, host: ContentHost): string {
  const fonts = host.fontsOf(item)
  const text = textOperators(item, fonts, host.embedded)
  if (text !== null) return `${colour(item.fill)} rg\n${text}`
  const d = outlineRun(item, fonts)
  if (d === '') return ''
  return `${colour(item.fill)} rg\n1 0 0 1 ${nums([item.x, item.y])} cm\n${pathOperators(d)}\nf`
}

function pictureItem(item: PictureItem, { resources, picture }: ContentHost): string {
  const key = pixelsKey(item)
  const embedded = picture(key)
  if (!embedded) return ''
  const name = resources.name('XObject', key, () => embedded.ref)
  const clip = item.clip === null ? '' : `${pathOperators(item.clip)}\nW n\n`
  const matrix = [item.w / embedded.width, 0, 0, -item.h / embedded.height, item.x, item.y + item.h]
  return `${clip}${nums(matrix)} cm\n/${name} Do`
}

function colour(hex: Hex): string {
  return nums(rgbOf(hex).map((channel) => channel / 255))
}
