import { pick } from '../fields/arbitrary.ts'
import type { FileReference } from '../fields/file.ts'
import { type Form, listForm, number, textForm, wholeNumber, yesOrNo } from '../fields/form.ts'
import { richText } from '../fields/rich-text.ts'
import type { TreeNode } from '../fields/tree.ts'
import { tree } from '../fields/tree.ts'
import { value } from '../fields/value.ts'
import { shortText } from './choices.ts'
import {
  change,
  chosen,
  colour,
  numbers,
  outline,
  paint,
  positive,
  slot,
  source,
  unit,
  word,
} from './design-forms.ts'
import { cellLimits, designLimits, valueLimits } from './design-limits.ts'

/**
 * Values of a page or layer, one key each, so that a new colour and a move of two people are both kept; which of them a node
 * has depends on its type. They are named as in the body at rest, but `frame`, which wins or loses whole, and the parts
 * of a stroke. All are optional: what is not stored, or has another form, has the default of its type.
 */
const layer = {
  /** `page`, the type of a layer, or `row` inside of a table; a node of a type that a build does not know is neither shown nor changed by it. */
  type: chosen(word, 'page', 'text', 'shape', 'path', 'image', 'logo', 'group', 'table', 'row'),
  name: shortText(200),
  role: chosen(word, 'headline', 'price', 'photo'),
  /** x, y, width, height, and degrees clockwise where it is turned. */
  frame: chosen<readonly number[]>(numbers(4, 5), [0, 0, 120, 80], [12.5, -4, 300, 90.25, -90]),
  flipX: chosen(yesOrNo, true),
  flipY: chosen(yesOrNo, true),
  opacity: chosen(unit, 0.5, 1),
  hidden: chosen(yesOrNo, true),
  lock: chosen(listForm(word, 10), ['place'], ['style', 'content']),
  show: chosen(slot, '{brand.tagline2}'),

  background: chosen(paint, '{color.main}', '#FFFFFF'),
  cut: chosen(word, 'ellipse'),

  text: richText({
    max: designLimits.letters,
    marks: { fill: colour, weight: wholeNumber(1, 1000) },
    arbitraryMarks: (random) =>
      pick(random, [{ fill: '{color.ink}' }, { weight: 700 }, { fill: '#112233', weight: 300 }]),
  }),
  font: fonts(),
  size: chosen(positive, 24, 82.5),
  weight: chosen(wholeNumber(1, 1000), 400, 700),
  lineHeight: chosen(number(0, 20), 1.2, 1.5),
  spacing: chosen(number(-5, 20), -0.02, 0),
  align: chosen(word, 'left', 'center', 'right'),
  valign: chosen(word, 'top', 'middle'),
  fit: chosen(word, 'shrink', 'cover'),
  min: chosen(positive, 12),
  maxLines: chosen(wholeNumber(1, 1000), 2),
  fitGroup: chosen(
    textForm((name) => name.length <= 60),
    'prices',
  ),
  balance: chosen(yesOrNo, true),

  /** Of a row: what it offers, what that costs, and what is said about it. They have no marks. */
  item: cell(cellLimits.item),
  price: cell(cellLimits.price),
  note: cell(cellLimits.note),
  /** Of a table, whose `font`, `weight`, `fill` and `size` are those of the items; prices have the same size. */
  priceFont: fonts(),
  priceWeight: chosen(wholeNumber(1, 1000), 400, 700),
  priceFill: chosen(colour, '{color.main.text}', '#112233'),
  noteFont: fonts(),
  noteWeight: chosen(wholeNumber(1, 1000), 400),
  /** Of the leaders, too. */
  noteFill: chosen(colour, '{color.ink}', '#445566'),
  noteSize: chosen(positive, 12, 18.5),
  leader: chosen(word, 'dots', 'line'),
  columns: chosen(wholeNumber(1, 2), 2),
  columnGap: chosen(positive, 24),
  rowGap: chosen(positive, 8, 0),

  shape: chosen(word, 'rect', 'ellipse', 'star'),
  fill: chosen(paint, '{color.secondary.tint20}', {
    type: 'linear',
    angle: 90,
    stops: [
      [0, '#000000', 0.5],
      [1, '{color.main}'],
    ],
  }),
  strokeColor: chosen(colour, '{color.ink}'),
  strokeWidth: chosen(positive, 1.5),
  strokeDash: chosen<readonly number[]>(numbers(1, valueLimits.dashes, positive), [6, 4]),
  strokeCap: chosen(word, 'round'),
  radius: chosen<number | readonly number[]>(eitherNumberOrCorners(), 12, [1, 2, 3, 4]),
  sides: chosen(wholeNumber(2, valueLimits.sides), 5),
  inner: chosen(unit, 0.4),

  box: chosen<readonly number[]>(numbers(4, 4), [0, 0, 100, 50]),
  d: chosen(outline, 'M0 0 L100 0 L100 50 Z'),
  rule: chosen(word, 'evenodd'),
  stretch: chosen(yesOrNo, true),

  /** Of a picture or logo. A picture that is not uploaded yet has the id of its local blob. */
  src: value<string | FileReference>(source, {
    holds: 'file',
    arbitrary: (random) => pick(random, ['{photo.1}', '{logo.primary}', { idFile: 7 }]),
  }),
  alt: shortText(300),
  focus: chosen<readonly number[]>(numbers(2, 2, unit), [0.5, 0.6]),
  zoom: chosen(number(0.01, 100), 1.2),
  mask: chosen(word, 'rect', 'ellipse'),
  /** Of the colours of a picture: each for itself, so that two people set two of them. 0: as it is. */
  brightness: chosen(change, 0.2, -1),
  contrast: chosen(change, 0.15),
  saturation: chosen(change, -1, 0.4),
  warmth: chosen(change, -0.3),
}

function fonts() {
  return chosen<readonly string[]>(
    listForm(
      textForm((family) => family.length <= 100),
      valueLimits.fonts,
    ),
    ['{font.korMain}'],
    ['{font.engMain}', 'Lora'],
  )
}

function cell(max: number) {
  return richText({ max, marks: {}, arbitraryMarks: () => ({}) })
}

function eitherNumberOrCorners(): Form<number | readonly number[]> {
  const corners = numbers(4, 4, positive)
  return { parse: (candidate) => positive.parse(candidate) ?? corners.parse(candidate) }
}

/** Pages at the root, layers and groups in them, rows in tables. */
export const layers = tree(layer, { atMost: designLimits.layers })

export type LayerNode = TreeNode<typeof layer>
