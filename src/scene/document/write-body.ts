import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { Arrangement } from '#model/fields/arrange.ts'
import { isSame } from '#model/fields/is-same.ts'
import { reorder } from '#model/fields/replace-items.ts'
import { lettersOf, type RichText } from '#model/fields/runs.ts'
import type { Body } from '../body/body.ts'
import { bodyOf, pagesOf, tagsOf } from './body-of.ts'
import { DesignLimitError } from './design-error.ts'
import { type BodyNode, nodesOf } from './nodes-of.ts'

const { bleed, form, layers, size, tags, title, unit } = design.design

/**
 * Makes a document equal to a body, as one transaction of the edits in which they differ, so that it merges with what
 * others do, and undo takes back this alone. What `bodyOf` leaves out stays. Throws `DesignLimitError` where the body is
 * more than a design may hold, and `RangeError` for a value of another form; nothing is written then.
 */
export function writeBody(doc: Y.Doc, body: Body, origin?: unknown): void {
  const now = bodyOf(doc)
  const wanted = nodesOf(body, hiddenKeys(doc, now))
  checkLimits(body, wanted)
  checkForms(body, wanted)
  doc.transact(() => {
    if (now.name !== body.name) title.write(doc, body.name)
    if (now.form !== body.form) form.write(doc, body.form)
    if (now.unit !== body.unit) unit.write(doc, body.unit)
    const hasSize = doc.getMap(size.part).has(size.name)
    if (!hasSize || now.width !== body.width || now.height !== body.height)
      size.write(doc, [body.width, body.height])
    if (now.bleed !== body.bleed) bleed.write(doc, body.bleed ?? null)
    writeTags(doc, body.tags)
    writeNodes(doc, wanted)
  }, origin)
}

function writeTags(doc: Y.Doc, wanted: readonly string[]): void {
  if (isSame(tagsOf(tags.read(doc)), [...new Set(wanted)])) return
  const stored = tags.read(doc)
  for (const { key, tag } of stored) if (tag !== null && !wanted.includes(tag)) tags.remove(doc, key)
  for (const tag of new Set(wanted)) if (!stored.some((one) => one.tag === tag)) tags.add(doc, { tag })
  const keyOf = new Map(tags.read(doc).map(({ key, tag }) => [tag, key]))
  const order = [...new Set(wanted)].flatMap((tag) => keyOf.get(tag) ?? [])
  reorder(order, tags.keys(doc), (key, at) => tags.move(doc, key, at))
}

/** Layers that are there, but not in the body. */
function hiddenKeys(doc: Y.Doc, now: Body): ReadonlySet<string> {
  const hidden = new Set(layers.keys(doc))
  for (const { key } of nodesOf(now)) hidden.delete(key)
  return hidden
}

function writeNodes(doc: Y.Doc, wanted: readonly BodyNode[]): void {
  // A node that was removed comes back as it is stored, so that words which others type into it now are kept.
  const revived = layers.revive(
    doc,
    wanted.map(({ key }) => key),
  )
  const now = nodesOf({ pages: pagesOf(layers.read(doc)) })
  const known = new Map(now.map((node) => [node.key, node]))
  for (const key of revived) if (!known.has(key)) known.set(key, { key, parent: null, values: {} })
  const kept = new Set(wanted.map(({ key }) => key))
  const added = wanted.filter(({ key }) => !known.has(key))
  layers.addAll(
    doc,
    added.map(({ key, parent, values }) => ({ ...values, key, parent })),
  )
  const children = childrenOf(wanted)
  const isElsewhere = ({ key, parent }: BodyNode) => known.has(key) && known.get(key)?.parent !== parent
  layers.arrange(doc, around(children, wanted.filter(isElsewhere)))
  for (const node of wanted) {
    const before = known.get(node.key)
    if (before) writeValues(doc, before, node)
  }
  const removed = new Set(now.flatMap(({ key }) => (kept.has(key) ? [] : [key])))
  if (removed.size > 0) {
    layers.arrange(doc, around(children, insideOf(doc, wanted, removed)))
    const outermost = now.filter(
      ({ key, parent }) => removed.has(key) && (parent === null || kept.has(parent)),
    )
    layers.remove(
      doc,
      outermost.map(({ key }) => key),
    )
  }
  // As they are shown by now: moves and removals above may have changed an order that was right before.
  if (known.size > 0) orderNodes(doc, nodesOf({ pages: pagesOf(layers.read(doc)) }), children)
}

/** Nodes that are shown elsewhere than they are stored: they would be removed with what they are stored in. */
function insideOf(
  doc: Y.Doc,
  wanted: readonly BodyNode[],
  removed: ReadonlySet<string>,
): readonly BodyNode[] {
  const parents = new Map(layers.read(doc).map(({ key, parent }) => [key, parent]))
  return wanted.filter(({ key }) => {
    let at = parents.get(key) ?? null
    while (at !== null && !removed.has(at)) at = parents.get(at) ?? null
    return at !== null
  })
}

/** Only what differs from what is shown: a value that this build cannot read stays. */
function writeValues(doc: Y.Doc, { values: before }: BodyNode, { key, values: after }: BodyNode): void {
  for (const [name, property] of Object.entries(layers.properties))
    if (!isSame(before[name] ?? null, after[name] ?? null))
      property.at(key).write(doc, (after[name] ?? null) as never)
}

/** What is shown in its order stays as it is stored. */
function orderNodes(doc: Y.Doc, now: readonly BodyNode[], wanted: Arrangement): void {
  const before = childrenOf(now)
  const differs = ([parent, keys]: [string | null, readonly string[]]) => !isSame(keys, before.get(parent))
  layers.arrange(doc, new Map([...wanted].filter(differs)))
}

/** The children of the parents of these nodes. */
function around(children: Arrangement, nodes: readonly BodyNode[]): Arrangement {
  const parents = new Set(nodes.map(({ parent }) => parent))
  return new Map([...children].filter(([parent]) => parents.has(parent)))
}

function childrenOf(nodes: readonly BodyNode[]): Arrangement {
  const children = new Map<string | null, string[]>()
  for (const { key, parent } of nodes) {
    const siblings = children.get(parent)
    if (siblings) siblings.push(key)
    else children.set(parent, [key])
  }
  return children
}

function checkLimits(body: Body, nodes: readonly BodyNode[]): void {
  const letters = nodes.map(({ values }) => lettersOf((values.text ?? null) as RichText | null).length)
  const found = {
    title: body.name.length,
    tags: new Set(body.tags).size,
    tag: Math.max(0, ...body.tags.map(({ length }) => length)),
    layers: nodes.length,
    letters: letters.reduce((most, length) => Math.max(most, length), 0),
    bytes: utf8Length(JSON.stringify(body)),
  } satisfies Partial<Record<keyof typeof designLimits, number>>
  for (const limit of Object.keys(found) as (keyof typeof found)[])
    if (found[limit] > designLimits[limit]) throw new DesignLimitError(limit, found[limit])
}

/** Before anything is written: a property of an added node would be dropped where its form refuses it. */
function checkForms(body: Body, nodes: readonly BodyNode[]): void {
  const { bleed: bled = 0, width, height } = body
  const isWhole = form.accepts(body.form) && unit.accepts(body.unit) && bleed.accepts(bled)
  if (!isWhole || !size.accepts([width, height]))
    throw new RangeError('form, unit, size or bleed has another form')
  for (const { key, values } of nodes)
    for (const [name, property] of Object.entries(layers.properties)) {
      const value = values[name] ?? null
      if (value !== null && property.kind === 'value' && property.plain(value) === null)
        throw new RangeError(`${key}: ${name} has another form`)
    }
}

function utf8Length(text: string): number {
  let bytes = 0
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}
