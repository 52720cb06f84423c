import type { ColourMatrix, Drawing, Fill, Item, PathItem, PictureItem, TextItem } from '../list/drawing.ts'
import { cutPath, frameOf, shifted, short, transformOf } from './svg-values.ts'

/** What the drawing itself does not have. */
export interface SvgHost {
  /** Path data of a run, with its baseline beginning at 0, 0. */
  outline(item: TextItem): string
  /** Address of a picture, such as a data URL; null where it is not here, which leaves it out. */
  picture(key: string): string | null
}

export interface SvgOptions {
  /** px of the picture across; the drawing's own without it. */
  readonly width?: number
  readonly isWithBleed?: boolean
}

/** A drawing as the text of an SVG file that needs no fonts. Cut to the shape of the page, unless it has its bleed. */
export function svgText(drawing: Drawing, host: SvgHost, options: SvgOptions = {}): string {
  const { isWithBleed = false } = options
  const frame = frameOf(drawing, isWithBleed)
  const width = options.width ?? frame.width
  const isCut = drawing.cut !== 'rect' && !isWithBleed
  const defs: string[] = isCut ? [`<clipPath id="cut"><path d="${cutPath(drawing)}"/></clipPath>`] : []
  const define = (make: (id: string) => string) => {
    const id = `d${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }
  const items = drawing.items.map((item) => itemText(item, host, define)).join('')
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"',
    attributes({
      width: short(width),
      height: short((width * frame.height) / frame.width),
      viewBox: [frame.x, frame.y, frame.width, frame.height].map(short).join(' '),
    }),
    `>${defs.length > 0 ? `<defs>${defs.join('')}</defs>` : ''}`,
    isCut ? `<g clip-path="url(#cut)">${items}</g>` : items,
    '</svg>',
  ].join('')
}

type Define = (make: (id: string) => string) => string

function itemText(item: Item, host: SvgHost, define: Define): string {
  if (item.kind === 'path') return pathText(item, define)
  return item.kind === 'text' ? outlineText(item, host) : pictureText(item, host, define)
}

function pathText(item: PathItem, define: Define): string {
  return `<path${attributes({
    d: item.d,
    transform: transformOf(item.matrix),
    opacity: opacityOf(item),
    fill: item.fill === null ? 'none' : paint(item.fill, define),
    'fill-rule': item.evenOdd ? 'evenodd' : undefined,
    ...(item.stroke !== null && {
      stroke: item.stroke,
      'stroke-width': short(item.strokeWidth),
      'stroke-dasharray': item.dash.length > 0 ? item.dash.map(short).join(' ') : undefined,
      'stroke-linecap': item.round ? 'round' : undefined,
      'stroke-linejoin': item.round ? 'round' : undefined,
    }),
  })}/>`
}

function outlineText(item: TextItem, host: SvgHost): string {
  const d = host.outline(item)
  if (d === '') return ''
  const transform = transformOf(shifted(item.matrix, item.x, item.y))
  return `<path${attributes({ d, transform, opacity: opacityOf(item), fill: item.fill })}/>`
}

function pictureText(item: PictureItem, host: SvgHost, define: Define): string {
  const href = host.picture(item.picture)
  if (href === null) return ''
  const { clip, colours, x, y, w, h } = item
  return `<image${attributes({
    href,
    x: short(x),
    y: short(y),
    width: short(w),
    height: short(h),
    preserveAspectRatio: 'none',
    transform: transformOf(item.matrix),
    opacity: opacityOf(item),
    filter: colours && define((id) => filterText(id, colours)),
    'clip-path':
      clip === null ? undefined : define((id) => `<clipPath id="${id}"><path d="${clip}"/></clipPath>`),
  })}/>`
}

/** Of the area of the picture alone. */
function filterText(id: string, colours: ColourMatrix): string {
  const area = 'x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"'
  return `<filter id="${id}" ${area}><feColorMatrix values="${colours.join(' ')}"/></filter>`
}

function paint(fill: Fill, define: Define): string {
  if (typeof fill === 'string') return fill
  const { from, to, stops } = fill
  const inside = stops.map(
    ([offset, colour, opacity]) =>
      `<stop${attributes({
        offset: short(offset),
        'stop-color': colour,
        'stop-opacity': opacity === 1 ? undefined : short(opacity),
      })}/>`,
  )
  const ends = { x1: short(from[0]), y1: short(from[1]), x2: short(to[0]), y2: short(to[1]) }
  return define(
    (id) =>
      `<linearGradient${attributes({ id, gradientUnits: 'userSpaceOnUse', ...ends })}>${inside.join('')}</linearGradient>`,
  )
}

function opacityOf({ opacity }: Item): string | undefined {
  return opacity === 1 ? undefined : short(opacity)
}

function attributes(values: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('')
}

function escaped(value: string): string {
  return value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
