import type { Body, Layer, Page, TextLayer } from './body/body.ts'
import { drawPage } from './draw-page.ts'
import type { Dress, DressLogo, DressPicture } from './dress/dress.ts'
import type { Drawing } from './list/drawing.ts'
import type { DrawOptions } from './page/page-paint.ts'
import { plainFonts } from './text/plain-fonts.fixture.ts'

export const plainDress: Dress = {
  colours: { main: '#1F6F5C', secondary: '#E0B040', tertiary: '#A03050', quaternary: '#F4F1EA' },
  fonts: { korMain: [{ family: 'gowun-batang', weight: 700 }] },
  logos: [],
  photos: [],
  words: { name: '온기', website: 'ongi.example' },
  clearSpace: 0.25,
}

const square = { unit: 'px', width: 400, height: 400 } as const

export function pageOf(layers: readonly Layer[], more: Partial<Page> = {}): Page {
  return { id: 'p', background: '#FFFFFF', layers, ...more }
}

export function draw(
  layers: readonly Layer[],
  dress: Partial<Dress> = {},
  {
    page = {},
    body = square,
    ...options
  }: DrawOptions & { page?: Partial<Page>; body?: Pick<Body, 'unit' | 'width' | 'height' | 'bleed'> } = {},
): Drawing {
  return drawPage(pageOf(layers, page), body, { ...plainDress, ...dress }, plainFonts, options)
}

export function textLayer(text: TextLayer['text'], more: Partial<TextLayer> = {}): TextLayer {
  return {
    id: 't',
    type: 'text',
    text,
    x: 20,
    y: 20,
    w: 360,
    h: 100,
    font: ['{font.korMain}'],
    size: 40,
    lineHeight: 1.2,
    spacing: 0,
    fill: '{color.ink}',
    ...more,
  }
}

export function rectLayer(fill: `#${string}` | `{${string}}`, more: Partial<Layer> = {}): Layer {
  return { id: 'r', type: 'shape', shape: 'rect', x: 0, y: 0, w: 400, h: 400, fill, ...more } as Layer
}

/** A picture whose cells are all alike, or by their number. */
export function pictureOf(
  grey: number | ((cell: number) => number),
  more: Partial<DressPicture> = {},
): DressPicture {
  const luma = Array.from({ length: 256 }, (_, cell) => (typeof grey === 'number' ? grey : grey(cell)))
  return { key: 'photo', width: 400, height: 400, luma, ...more }
}

export function logoOf(form: DressLogo['form'], tone: DressLogo['tone'], luminance: number): DressLogo {
  const [width, height] = form === 'primary' ? [300, 100] : form === 'secondary' ? [160, 100] : [100, 100]
  return { key: `${form} ${tone}`, form, tone, width, height, luma: null, luminance }
}
