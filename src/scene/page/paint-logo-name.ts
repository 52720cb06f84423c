import type { Colour, LogoLayer } from '../body/body.ts'
import { chooseFaces, facesOf } from '../text/faces.ts'
import { prepareText } from '../text/lay-out.ts'
import type { PagePaint } from './page-paint.ts'
import { type PaintedText, paintLines } from './paint-text.ts'
import type { PlacedLayer } from './place-layers.ts'

/** Of the height of the box: the size of the name in one line, and the least one. */
const largest = 0.72
const smallest = 0.12
const lineHeight = 1.2
const weight = 700
const wide = 2.5

/** The name of the brand in its Korean main font, as large as the box of the logo takes it. */
export function paintLogoName(
  placed: PlacedLayer<LogoLayer>,
  colour: Colour,
  page: PagePaint,
): PaintedText | null {
  const { layer, w, h } = placed
  const name = page.dress.words.name?.trim() ?? ''
  if (name === '') {
    page.remarks.push({ layer: layer.id, kind: 'empty', slot: layer.src })
    return null
  }
  const chain = [facesOf('{font.korMain}', page.dress)]
  const faceOf = chooseFaces(chain, {
    weight,
    text: name,
    language: page.options.language ?? 'zh-TW',
    ruler: page.ruler,
  })
  const text = prepareText(
    [[{ text: name, run: 0 }]],
    faceOf,
    {
      box: { w, h },
      layer: {
        size: h * largest,
        min: h * smallest,
        lineHeight,
        spacing: 0,
        align: layer.align ?? 'center',
        valign: 'middle',
        balance: true,
        maxLines: w / h > wide ? 2 : 3,
      },
      shrinks: 'box',
    },
    page.ruler,
  )
  if (text.fitted.overflows) page.remarks.push({ layer: layer.id, kind: 'overflow' })
  return paintLines(placed, text.at(text.fitted.size), () => colour, page)
}
