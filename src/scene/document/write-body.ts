import type * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { designLimits } from '#model/documents/design-limits.ts'
import type { Arrangement } from '#model/fields/arrange.ts'
import { isSame } from '#model/fields/is-same.ts'
import { reorder } from '#model/fields/replace-items.ts'
import { lettersOf, type RichText } from '#model/fields/runs.ts'
import type { Body } from '../body/body.ts'
import { bodyOf, tagsOf } from './body-of.ts'
import { DesignLimitError } from './design-error.ts'
import { type BodyNode, nodesOf } from './nodes-of.ts'
import { nodeTypes } from './read-layer.ts'
import { childrenOf, shownNodes } from './shown-nodes.ts'

const { bleed, form, layers, size, tags, title, unit } = design.design

/**
 * Makes a document equal to a body, as one transaction of the edits in which they differ, so that it merges with what
 * others do, and undo takes back this alone. What `bodyOf` leaves out stays left out: see `writeNodes`. Throws
 * `DesignLimitError` where the body is more than a design may hold, and `RangeError` for a value of another form; nothing
 * is written then.
 */
export function writeBody(doc: Y.Doc, body: Body, origin?: unknown): void {
  const now = bodyOf(doc)
  const wanted = nodesOf(body, (key) => isUnreadable(doc, key))
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
    if (!isSame(nodesOf(now), wanted)) writeNodes(doc, wanted)
  }, origin)
}

function writeTags(doc: Y.Doc, given: readonly string[]): void {
  const wanted = [...new Set(given)]
  if (isSame(tagsOf(tags.read(doc)), wanted)) return
  const keyOf = new Map<string, string>()
  for (const { key, tag } of tags.read(doc)) {
    if (tag === null) continue
    // Two people may have added the same.
    if (keyOf.has(tag) || !wanted.includes(tag)) tags.remove(doc, key)
    else keyOf.set(tag, key)
  }
  for (const tag of wanted) if (!keyOf.has(tag)) keyOf.set(tag, tags.add(doc, { tag }))
  const order = wanted.flatMap((tag) => keyOf.get(tag) ?? [])
  reorder(order, tags.keys(doc), (key, at) => tags.move(doc, key, at))
}

/** Whether a node of a type that this build does not know has the key, also a removed one: it is left alone. */
function isUnreadable(doc: Y.Doc, key: string): boolean {
  if (!doc.getMap(layers.path).has(key)) return false
  return !nodeTypes.has(layers.properties.type.at(key).read(doc) ?? '')
}

/**
 * First every wanted node is stored where it is shown, in nodes that are wanted, too: also one that was removed, or was
 * not shown, such as a row outside of a table. So all of it is shown, and nothing wanted is in what goes at the end: what is shown, but not
 * wanted, also where it is shown only by what was written before.
 */
function writeNodes(doc: Y.Doc, wanted: readonly BodyNode[]): void {
  // A node that was removed comes back as it is stored, so that words which others type into it now are kept.
  layers.revive(
    doc,
    wanted.map(({ key }) => key),
  )
  const stored = doc.getMap(layers.path)
  layers.addAll(
    doc,
    wanted.flatMap(({ key, parent, values }) => (stored.has(key) ? [] : [{ ...values, key, parent }])),
  )
  layers.arrange(doc, misplaced(doc, childrenOf(wanted)))
  let shown = shownNodes(doc)
  // Twice: a value may be shown in place of another one that is not stored, as the font of a table for that of its prices.
  for (let pass = 0; pass < 2 && writeValues(doc, shown, wanted); pass++) shown = shownNodes(doc)
  const kept = new Set(wanted.map(({ key }) => key))
  const removed = [...shown.keys()].filter((key) => !kept.has(key))
  if (removed.length > 0) layers.remove(doc, removed)
}

/**
 * Only what differs from what is shown, or of a node that is not shown from what is stored: a value that this build cannot
 * read stays. Whether something was written.
 */
function writeValues(doc: Y.Doc, shown: ReadonlyMap<string, BodyNode>, wanted: readonly BodyNode[]): boolean {
  let isWritten = false
  for (const { key, values } of wanted) {
    const before = shown.get(key)
    for (const [name, property] of Object.entries(layers.properties)) {
      const after = values[name] ?? null
      if (before && isSame(before.values[name] ?? null, after)) continue
      const handle = property.at(key)
      if (isSame(handle.read(doc), after)) continue
      handle.write(doc, after as never)
      isWritten = true
    }
  }
  return isWritten
}

/** Those of the parents of which a child is stored elsewhere, or in another order. */
function misplaced(doc: Y.Doc, wanted: Arrangement): Arrangement {
  const parents = layers.parents(doc)
  const places = new Map(layers.keys(doc).map((key, at) => [key, at]))
  const differs = ([parent, keys]: readonly [string | null, readonly string[]]) =>
    keys.some((key, at) => {
      const before = keys[at - 1]
      const isAfter = before === undefined || (places.get(before) ?? -1) < (places.get(key) ?? -1)
      return parents.get(key) !== parent || !isAfter
    })
  return new Map([...wanted].filter(differs))
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
