import type { LayerNode } from '#model/documents/design-layers.ts'
import { lettersOf, type RichText } from '#model/fields/runs.ts'
import type {
  Adjust,
  GroupLayer,
  ImageLayer,
  Layer,
  LogoLayer,
  Page,
  Stroke,
  TableLayer,
  TableRow,
  TextLayer,
} from '../body/body.ts'

/** A group whose children are still being read. */
export type OpenGroup = Omit<GroupLayer, 'children'> & { readonly children: Layer[] }
export type OpenPage = Omit<Page, 'layers'> & { readonly layers: Layer[] }

/** Types of nodes that this build knows. */
export const nodeTypes: ReadonlySet<string> = new Set<Layer['type'] | 'page' | 'row'>([
  'page',
  'row',
  'group',
  'text',
  'table',
  'shape',
  'path',
  'image',
  'logo',
])

export function readPage({ key, name, background, cut }: LayerNode): OpenPage {
  return present({
    id: key,
    name,
    background: background ?? '#FFFFFF',
    cut: oneOf(cut, 'ellipse'),
    layers: [],
  })
}

/**
 * A layer as it is at rest. What is missing, or of a form that this build does not know, has its default. null: what makes
 * the layer is unreadable, so that it is neither shown nor changed.
 */
export function readLayer(node: LayerNode): Layer | OpenGroup | null {
  const { frame, key, type } = node
  if (frame === null) return null
  const [x = 0, y = 0, w = 0, h = 0, rotate = 0] = frame
  const base = {
    id: key,
    name: node.name,
    role: oneOf(node.role, 'headline', 'body', 'cta', 'price', 'date', 'place', 'photo', 'logo'),
    x,
    y,
    w,
    h,
    rotate: rotate === 0 ? null : rotate,
    flipX: node.flipX === true ? true : null,
    flipY: node.flipY === true ? true : null,
    opacity: node.opacity,
    hidden: node.hidden === true ? true : null,
    lock: some(node.lock?.filter((lock) => ['place', 'style', 'content'].includes(lock))),
    show: node.show,
  }
  switch (type) {
    case 'group':
      return present({ ...base, type, children: [] }) as OpenGroup
    case 'text':
      return present({ ...base, type, ...textOf(node) })
    case 'table':
      return present({ ...base, type, rows: [], ...tableOf(node) })
    case 'shape': {
      const shape = oneOf(node.shape, 'rect', 'ellipse', 'line', 'polygon', 'star')
      if (shape === null) return null
      const { fill, radius, sides, inner } = node
      return present({ ...base, type, shape, fill, stroke: strokeOf(node), radius, sides, inner })
    }
    case 'path': {
      const { box, d, fill } = node
      if (box === null || d === null) return null
      const rule = oneOf(node.rule, 'evenodd')
      const stretch = node.stretch === true ? true : null
      return present({ ...base, type, box, d, rule, stretch, fill, stroke: strokeOf(node) })
    }
    case 'image':
    case 'logo':
      return pictureOf(node, base)
    default:
      return null
  }
}

function textOf(node: LayerNode): Partial<TextLayer> {
  return {
    text: (node.text ?? '') as RichText & TextLayer['text'],
    font: node.font ?? ['{font.korMain}'],
    size: node.size ?? 16,
    weight: node.weight,
    lineHeight: node.lineHeight ?? 1.4,
    spacing: node.spacing ?? 0,
    align: oneOf(node.align, 'left', 'center', 'right'),
    valign: oneOf(node.valign, 'top', 'middle', 'bottom'),
    fill: typeof node.fill === 'string' ? node.fill : '{color.ink}',
    fit: oneOf(node.fit, 'shrink'),
    min: node.min,
    maxLines: node.maxLines,
    fitGroup: node.fitGroup,
    balance: node.balance === true ? true : null,
  } as Partial<TextLayer>
}

function tableOf(node: LayerNode): object {
  const { priceFont, priceFill, noteFont, noteFill, noteSize, columns, columnGap, rowGap } = node
  const { font, size, weight, lineHeight, spacing, fill, fit, min } = textOf(node)
  return {
    ...{ font, size, weight, lineHeight, spacing, fill, fit, min },
    priceFont: priceFont ?? font,
    priceWeight: node.priceWeight,
    priceFill: priceFill ?? fill,
    noteFont: noteFont ?? font,
    noteWeight: node.noteWeight,
    noteFill: noteFill ?? fill,
    noteSize: noteSize ?? (size ?? 16) * noteShare,
    leader: oneOf(node.leader, 'dots', 'line'),
    columns: columns === 2 ? columns : null,
    columnGap,
    rowGap: rowGap ?? 0,
  }
}

/** Size of notes without one of their own, of that of items. */
const noteShare = 0.7

export function readRow({ key, item, price, note }: LayerNode): TableRow {
  const words = (cell: RichText | null) => lettersOf(cell)
  return { id: key, item: words(item), price: words(price), note: words(note) }
}

/** The same table with its rows. */
export function withRows(table: Layer | OpenGroup, rows: readonly TableRow[]): TableLayer {
  return { ...(table as TableLayer), rows }
}

/** null: no colour or no width is stored, so nothing is stroked. */
function strokeOf({ strokeColor, strokeWidth, strokeDash, strokeCap }: LayerNode): Stroke | null {
  if (strokeColor === null || strokeWidth === null) return null
  return present({ color: strokeColor, width: strokeWidth, dash: strokeDash, cap: oneOf(strokeCap, 'round') })
}

function pictureOf(node: LayerNode, base: object): Layer | null {
  const { src, alt, focus, zoom, radius } = node
  if (src === null) return null
  if (node.type === 'logo') {
    const align = oneOf(node.align, 'left', 'center', 'right')
    return typeof src === 'string' ? present<LogoLayer>({ ...base, type: 'logo', src, align }) : null
  }
  const fit = oneOf(node.fit, 'cover', 'contain')
  const mask = oneOf(node.mask, 'rect', 'ellipse')
  const at = typeof src === 'string' ? src : `file:${'idFile' in src ? src.idFile : src.idBlob}`
  const adjust = adjustOf(node)
  return present<ImageLayer>({ ...base, type: 'image', src: at, alt, fit, focus, zoom, mask, radius, adjust })
}

/** null: the colours are as they are. */
function adjustOf({ brightness, contrast, saturation, warmth }: LayerNode): Adjust | null {
  const parts = Object.entries({ brightness, contrast, saturation, warmth }).filter(([, value]) => value)
  return parts.length > 0 ? (Object.fromEntries(parts) as Adjust) : null
}

function oneOf<Word extends string>(candidate: string | null, ...words: readonly Word[]): Word | null {
  return words.find((word) => word === candidate) ?? null
}

function some<Entry>(list: readonly Entry[] | undefined): readonly Entry[] | null {
  return list && list.length > 0 ? list : null
}

/** Without what is null. */
function present<Made>(given: object): Made {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) as Made
}
