import type { Body, Layer } from '#scene/body/body.ts'

/** px of the page, as a slide has. */
const size = { width: 1200, height: 900 } as const

/** A page with so many layers in a grid: the first `texts` are texts of two lines, then shapes, stars and texts in turn. */
export function manyLayers(count: number, texts: number): Body {
  const columns = Math.ceil(Math.sqrt(count * 2))
  const [w, h] = [size.width / columns, size.height / Math.ceil(count / columns)]
  const layers = Array.from({ length: count }, (_, at): Layer => {
    const place = { x: (at % columns) * w, y: Math.floor(at / columns) * h, w: w * 0.8, h: h * 0.8 }
    return at < texts || at % 5 === 4 ? text(at, place) : shape(at, place)
  })
  return {
    v: 1,
    name: `${count} layers`,
    form: 'custom',
    unit: 'px',
    ...size,
    tags: [],
    pages: [{ id: 'page', background: '#FFFFFF', layers }],
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

function text(at: number, place: Box): Layer {
  return {
    id: `layer${at}`,
    type: 'text',
    ...place,
    text: `오늘의\n${at}`,
    font: ['{font.korMain}'],
    size: place.h / 4,
    lineHeight: 1.2,
    spacing: 0,
    fill: '{color.ink}',
    fit: 'shrink',
  }
}

function shape(at: number, place: Box): Layer {
  const kinds = [
    { shape: 'rect', fill: '{color.secondary}' },
    { shape: 'ellipse', fill: '{color.main}' },
    { shape: 'star', fill: '#E9C46A', sides: 5 },
  ] as const
  return { id: `layer${at}`, type: 'shape', ...place, ...(kinds[at % 3] ?? kinds[0]) }
}
