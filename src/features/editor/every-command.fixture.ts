import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import type { Body, Colour, ImageLayer, Layer, Lock, TextLayer } from '#scene/body/body.ts'
import { bodyOf } from '#scene/document/body-of.ts'
import { writeBody } from '#scene/document/write-body.ts'
import { writeChanges } from '#scene/edit/changes.ts'
import { adding, arranging, type Command, moving, removing } from '#scene/edit/commands.fixture.ts'
import type { DesignTree } from '#scene/edit/read-tree.ts'
import { resizeToForm } from '#scene/edit/resize-to-form.ts'
import { addLayers } from '#scene/edit/structure.ts'
import { pasteStyle, styleOf } from './clipboard/layer-style.ts'
import {
  takesColour,
  takesFont,
  takesLogo,
  takesPicture,
  writeColour,
  writeFont,
  writeLogo,
  writePicture,
} from './panels/apply/write-brand.ts'
import { priceRow, textLayer } from './panels/insert/text-layer.ts'
import { shapeKinds, shapeLayer } from './panels/shapes/shape-layers.ts'
import { isEmptyDesign, placePages } from './panels/templates/place-template.ts'
import { lineLayer } from './pen/line-layer.ts'
import { strokeOf } from './properties/colours/strokes.ts'
import { replaceRunColour, writeTextColour } from './properties/colours/text-runs.ts'
import { writeValue } from './properties/fields/layer-values.ts'
import { writePlace } from './properties/place/place-values.ts'
import { findWords } from './text/find/find-words.ts'
import { replaceWords } from './text/find/replace-words.ts'

const { bleed, layers } = design.design
const { background, name, text } = layers.properties

const colours: readonly Colour[] = ['{color.main}', '{color.ink}', '{color.secondary.tint70}', '#336699']
const number = (random: Random, least: number, most: number) =>
  Math.round((least + random() * (most - least)) * 100) / 100
const layersOf = ({ nodes }: DesignTree, keys: readonly string[]): readonly Layer[] =>
  keys.flatMap((key) => nodes.get(key)?.layer ?? [])
const textsOf = (tree: DesignTree, keys: readonly string[]): readonly TextLayer[] =>
  layersOf(tree, keys).filter((layer) => layer.type === 'text')
const picturesOf = (tree: DesignTree, keys: readonly string[]): readonly ImageLayer[] =>
  layersOf(tree, keys).filter((layer) => layer.type === 'image')
const pageOf = (tree: DesignTree, random: Random) => pick(random, tree.pages).id

/** What panels and keys put on a page. */
const inserting: Readonly<Record<string, Command>> = {
  insertText: (doc, tree, _, random) =>
    addLayers(doc, pageOf(tree, random), [
      textLayer(bodyOf(doc), 'heading', pick(random, ['빵', '{brand.name}'])),
    ]),
  insertPrice: (doc, tree, _, random) =>
    addLayers(doc, pageOf(tree, random), [priceRow(bodyOf(doc), { item: '소금빵', price: '3,500' })]),
  insertShape: (doc, tree, _, random) =>
    addLayers(doc, pageOf(tree, random), [shapeLayer(bodyOf(doc), pick(random, shapeKinds), '모양')]),
  drawLine: (doc, tree, _, random) => {
    const points = [0, 1, 2, 3].map(() => [number(random, 0, 300), number(random, 0, 300), 0.5] as const)
    const line = lineLayer({ points, isPressed: true, width: 8 }, '{color.main}')
    return line && addLayers(doc, pageOf(tree, random), [{ ...line, id: 'line' }])
  },
  takeTemplate: (doc, tree, _, random) => {
    const body = bodyOf(doc)
    if (tree.nodes.size > 40) return null
    const place = isEmptyDesign(body)
      ? { instead: body.pages.map(({ id }) => id) }
      : random() < 0.5
        ? { after: pageOf(tree, random) }
        : { instead: [pageOf(tree, random)] }
    return placePages(doc, body.pages.slice(0, 1), place)
  },
}

/** What the look of layers is changed by. */
const looking: Readonly<Record<string, Command>> = {
  pasteStyle: (doc, tree, keys, random) => {
    const all = [...tree.nodes.values()]
    if (all.length > 0) pasteStyle(doc, layersOf(tree, keys), styleOf(pick(random, all).layer))
  },
  colour: (doc, tree, keys, random) => {
    for (const layer of layersOf(tree, keys).filter(takesColour))
      writeColour(doc, layer, pick(random, colours))
  },
  textColour: (doc, tree, keys, random) => writeTextColour(doc, textsOf(tree, keys), pick(random, colours)),
  runColour: (doc, tree, keys, random) => {
    for (const one of textsOf(tree, keys)) replaceRunColour(doc, one, '{color.ink}', pick(random, colours))
  },
  font: (doc, tree, keys, random) => {
    for (const layer of layersOf(tree, keys).filter(takesFont))
      writeFont(doc, layer, pick(random, ['{font.engMain}', '{font.korSub}'] as const))
  },
  stroke: (doc, tree, keys, random) => {
    const drawn = layersOf(tree, keys).filter(({ type }) => type === 'shape' || type === 'path')
    const stroke = strokeOf(pick(random, ['none', 'solid', 'dashed', 'dotted'] as const), 2)
    for (const value of Object.keys(stroke) as (keyof typeof stroke)[])
      writeValue(doc, drawn, value, () => stroke[value])
    writeValue(doc, drawn, 'strokeColor', () => pick(random, colours))
  },
  corners: (doc, tree, keys, random) =>
    writeValue(
      doc,
      layersOf(tree, keys).filter(({ type }) => type === 'shape'),
      'radius',
      () => pick(random, [null, number(random, 0, 40)]),
    ),
  opacity: (doc, tree, keys, random) =>
    writeValue(doc, layersOf(tree, keys), 'opacity', () => number(random, 0, 1)),
  ground: (doc, tree, _, random) => background.at(pageOf(tree, random)).write(doc, pick(random, colours)),
  size: (doc, tree, keys, random) =>
    writeValue(doc, textsOf(tree, keys), 'size', () => number(random, 8, 90)),
  fit: (doc, tree, keys, random) =>
    writeValue(doc, textsOf(tree, keys), 'fit', () => pick(random, [null, 'shrink'])),
}

/** What is in layers. */
const filling: Readonly<Record<string, Command>> = {
  write: (doc, tree, keys, random) => {
    for (const { id } of textsOf(tree, keys)) {
      const shared = text.letters(id).shared(doc)
      if (!shared) continue
      const at = Math.floor(random() * (shared.length + 1))
      if (random() < 0.6) shared.insert(at, pick(random, ['가', '나 다', '!']))
      else shared.delete(at, Math.min(shared.length - at, 2))
    }
  },
  mark: (doc, tree, keys, random) => {
    for (const { id } of textsOf(tree, keys)) {
      const from = Math.floor(random() * 4)
      const marks = pick(random, [
        { weight: 700 },
        { weight: null },
        { fill: '#336699' as const },
        { fill: null },
      ])
      text.at(id).mark(doc, { from, to: from + 1 + Math.floor(random() * 4) }, marks)
    }
  },
  replaceWords: (doc, _, __, random) =>
    replaceWords(
      doc,
      findWords(bodyOf(doc), pick(random, ['가', '오늘', '350'])),
      pick(random, ['', '빵', '새 글']),
    ),
  picture: (doc, tree, keys, random) => {
    for (const layer of layersOf(tree, keys).filter(takesPicture))
      writePicture(doc, layer, pick(random, ['{photo.1}', '{photo.2}', { idFile: 3 }] as const))
  },
  logo: (doc, tree, keys, random) => {
    for (const layer of layersOf(tree, keys).filter(takesLogo))
      writeLogo(doc, layer, pick(random, ['{logo.symbol}', '{logo.primary.light}'] as const))
  },
  crop: (doc, tree, keys, random) => {
    const place = {
      focus: [number(random, 0, 1), number(random, 0, 1)] as const,
      zoom: number(random, 1, 10),
    }
    writeChanges(doc, new Map(picturesOf(tree, keys).map(({ id }) => [id, place])))
  },
  adjust: (doc, tree, keys, random) => {
    const adjust = {
      [pick(random, ['brightness', 'contrast', 'saturation', 'warmth'])]: number(random, -1, 1),
    }
    writeChanges(doc, new Map(picturesOf(tree, keys).map(({ id }) => [id, { adjust }])))
  },
  mask: (doc, tree, keys, random) =>
    writeValue(doc, picturesOf(tree, keys), 'mask', () => pick(random, [null, 'ellipse'])),
  alt: (doc, tree, keys) => writeValue(doc, picturesOf(tree, keys), 'alt', () => '빵 한 접시'),
}

/** What layers and pages are called, what they are for, and what holds them. */
const holding: Readonly<Record<string, Command>> = {
  lock: (doc, tree, keys, random) => {
    const locks: readonly (readonly Lock[] | null)[] = [
      null,
      ['place'],
      ['style', 'content'],
      ['place', 'style', 'content'],
    ]
    writeValue(doc, layersOf(tree, keys), 'lock', () => pick(random, locks))
  },
  hide: (doc, tree, keys, random) =>
    writeValue(doc, layersOf(tree, keys), 'hidden', () => pick(random, [null, true])),
  rename: (doc, tree, keys, random) =>
    writeValue(doc, layersOf(tree, keys), 'name', () => pick(random, [null, '이름', '다른 이름'])),
  role: (doc, tree, keys, random) =>
    writeValue(doc, layersOf(tree, keys), 'role', () => pick(random, [null, 'headline', 'price'])),
  renamePage: (doc, tree, _, random) =>
    name.at(pageOf(tree, random)).write(doc, pick(random, [null, '앞', '뒤'])),
}

/** What changes the whole design. */
const whole: Readonly<Record<string, Command>> = {
  bleed: (doc, _, __, random) => bleed.write(doc, pick(random, [null, 2, 3])),
  resize: (doc, _, __, random) => {
    const width = pick(random, [90, 120])
    writeBody(doc, resizeToForm(bodyOf(doc), { form: 'custom', unit: 'mm', width, height: 60 }).body)
  },
  restore: (doc, _, __, random) => {
    const kept = versions.get(doc) ?? []
    if (kept.length > 0 && random() < 0.6) writeBody(doc, pick(random, kept))
    else versions.set(doc, [...kept, bodyOf(doc)])
  },
}

/** Versions of the design of a device, as they were when they were saved. */
const versions = new WeakMap<Y.Doc, readonly Body[]>()

const placing: Readonly<Record<string, Command>> = {
  place: (doc, tree, keys, random) => {
    const nodes = keys.flatMap((key) => tree.nodes.get(key) ?? [])
    const value = pick(random, ['x', 'y', 'w', 'h', 'rotate'] as const)
    writePlace(
      doc,
      tree.nodes,
      nodes,
      value,
      (before) => Math.round((before + number(random, -40, 60)) * 100) / 100,
    )
  },
  flip: (doc, tree, keys, random) => {
    const side = pick(random, ['flipX', 'flipY'] as const)
    writeChanges(
      doc,
      new Map(layersOf(tree, keys).map((layer) => [layer.id, { [side]: layer[side] !== true }])),
    )
  },
}

/** All that the editor can do to a design, but for comments. */
export const everyCommand: Readonly<Record<string, Command>> = {
  ...moving,
  ...placing,
  ...arranging,
  ...adding,
  ...inserting,
  ...removing,
  ...looking,
  ...filling,
  ...holding,
  ...whole,
}
