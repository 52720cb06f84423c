import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import { aligned, distributed } from './align.ts'
import { type LayerChanges, writeChanges } from './changes.ts'
import { copiesOf } from './copies.ts'
import { movedBy } from './move.ts'
import { addPage, duplicatePage, movePage, removePage } from './pages.ts'
import { type DesignTree, readTree } from './read-tree.ts'
import { keepsRatio, resized } from './resize.ts'
import { rotated } from './rotate.ts'
import { addRow, moveRow, removeRow } from './rows.ts'
import {
  addLayers,
  duplicateLayers,
  groupLayers,
  moveLayersInto,
  removeLayers,
  reorderLayers,
  ungroupLayers,
} from './structure.ts'

const { layers } = design.design

/** What a command was about. */
export interface Ran {
  readonly name: string
  /** Layers that it was given; they, and what is in them, may have moved on the page. */
  readonly keys: readonly string[]
}

export type Command = (doc: Y.Doc, tree: DesignTree, keys: readonly string[], random: Random) => unknown

const page = { width: 1_000, height: 800 }
const distance = (random: Random) => Math.round((random() * 400 - 200) * 100) / 100
const anyParent = (tree: DesignTree, random: Random) =>
  pick(random, [...tree.pages.map(({ id }) => id), ...groupsOf(tree)])
const groupsOf = ({ nodes }: DesignTree) =>
  [...nodes.values()].flatMap(({ layer }) => (layer.type === 'group' ? [layer.id] : []))
const anyPage = (tree: DesignTree, random: Random) => pick(random, tree.pages).id

const written =
  (change: (tree: DesignTree, keys: readonly string[], random: Random) => LayerChanges): Command =>
  (doc, tree, keys, random) =>
    writeChanges(doc, change(tree, keys, random))

/** They move the layers that they are given, and nothing else. */
export const moving: Readonly<Record<string, Command>> = {
  move: written(({ nodes }, keys, random) => movedBy(nodes, keys, distance(random), distance(random))),
  rotate: written(({ nodes }, keys, random) => rotated(nodes, keys, Math.round(random() * 24) * 15)),
  resize: written(({ nodes }, keys, random) => {
    const handle = pick(random, ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const)
    const options = { isRatioKept: keepsRatio(nodes, keys), isFromCentre: random() < 0.3 }
    return resized(nodes, keys, handle, [distance(random), distance(random)], options)
  }),
  align: written(({ nodes }, keys, random) =>
    aligned(nodes, keys, pick(random, ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const), page),
  ),
  distribute: written(({ nodes }, keys, random) =>
    distributed(nodes, keys, pick(random, ['across', 'down'] as const)),
  ),
}

/** They leave every layer where it is on its page. */
export const arranging: Readonly<Record<string, Command>> = {
  group: (doc, _, keys) => groupLayers(doc, keys),
  ungroup: (doc, _, keys) => ungroupLayers(doc, keys),
  reorder: (doc, _, keys, random) =>
    reorderLayers(doc, keys, pick(random, ['front', 'forward', 'backward', 'back'] as const)),
  moveInto: (doc, tree, keys, random) =>
    moveLayersInto(doc, keys, anyParent(tree, random), Math.floor(random() * 6)),
  movePage: (doc, tree, _, random) => movePage(doc, anyPage(tree, random), Math.floor(random() * 3)),
}

/** They add layers, and leave those that are there. */
export const adding: Readonly<Record<string, Command>> = {
  duplicate: (doc, _, keys) => duplicateLayers(doc, keys, { dx: 12, dy: 12 }),
  paste: (doc, tree, keys, random) =>
    addLayers(doc, anyParent(tree, random), copiesOf(tree.nodes, keys), { at: Math.floor(random() * 4) }),
  addPage: (doc, tree, _, random) => addPage(doc, anyPage(tree, random)),
  duplicatePage: (doc, tree, _, random) => tree.nodes.size < 60 && duplicatePage(doc, anyPage(tree, random)),
}

export const removing: Readonly<Record<string, Command>> = {
  remove: (doc, _, keys) => removeLayers(doc, keys),
  removePage: (doc, tree, _, random) => removePage(doc, anyPage(tree, random)),
}

/** What other parts of the editor write. */
export const styling: Readonly<Record<string, Command>> = {
  fill: (doc, _, keys, random) => {
    for (const key of keys) layers.properties.fill.at(key).write(doc, pick(random, ['#111111', '#EEEEEE']))
  },
  opacity: (doc, _, keys, random) => {
    for (const key of keys) layers.properties.opacity.at(key).write(doc, Math.round(random() * 100) / 100)
  },
}

/** What is done to the rows of tables, of any of the layers. */
export const tabling: Readonly<Record<string, Command>> = {
  addRow: (doc, tree, _, random) => {
    const row = anyRow(tree, random)
    const table = row?.table ?? tablesOf(tree)[0]?.id
    if (table) addRow(doc, table, row?.row ?? null, { item: '새 메뉴', price: '1,000', note: '' })
  },
  removeRow: (doc, tree, _, random) => removeRow(doc, anyRow(tree, random)?.row ?? ''),
  moveRow: (doc, tree, _, random) => moveRow(doc, anyRow(tree, random)?.row ?? '', pick(random, [-1, 1])),
}

/** Letters of several devices are in one text. */
export const writing: Readonly<Record<string, Command>> = {
  writeCell: (doc, tree, _, random) => {
    const row = anyRow(tree, random)?.row
    const name = pick(random, ['item', 'price', 'note'] as const)
    if (row) layers.properties[name].letters(row).write(doc, pick(random, ['국수', '8,000원', '']))
  },
}

const tablesOf = ({ nodes }: DesignTree) =>
  [...nodes.values()].flatMap(({ layer }) => (layer.type === 'table' ? [layer] : []))

function anyRow(tree: DesignTree, random: Random): { table: string; row: string } | null {
  const rows = tablesOf(tree).flatMap((table) => table.rows.map(({ id }) => ({ table: table.id, row: id })))
  return rows.length > 0 ? pick(random, rows) : null
}

/** Runs one of the commands on layers of one page. */
export function runAny(doc: Y.Doc, commands: Readonly<Record<string, Command>>, random: Random): Ran {
  const tree = readTree(doc)
  // Two devices may each have removed the page that the other one kept.
  if (tree.pages.length === 0) {
    addPage(doc)
    return { name: 'addPage', keys: [] }
  }
  const shown = anyPage(tree, random)
  const all = [...tree.nodes.keys()].filter((key) => tree.pageOf.get(key) === shown)
  const share = random()
  const keys = all.filter(() => random() < share)
  const name = pick(random, Object.keys(commands))
  commands[name]?.(doc, tree, keys, random)
  return { name, keys }
}
