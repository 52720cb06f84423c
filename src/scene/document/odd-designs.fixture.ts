import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { pick } from '#model/fields/arbitrary.ts'
import type { Random } from '#model/fields/random.ts'
import type { Body } from '../body/body.ts'
import { arbitraryBody } from './bodies.fixture.ts'
import { bodyOf } from './body-of.ts'
import { writeBody } from './write-body.ts'

const { layers, tags } = design.design
const { fill, frame, item, noteSize, size, text, type } = layers.properties

/** `chart` is of a newer build. */
const types = ['page', 'row', 'text', 'shape', 'path', 'image', 'logo', 'group', 'table', 'chart'] as const

/** A device without a network: what it writes waits for the others. */
export interface OddDevice {
  readonly doc: Y.Doc
  /** Updates of the others that did not arrive yet. */
  readonly waiting: Uint8Array[]
}

/** Three devices with one design. */
export function oddDevices(random: Random): readonly OddDevice[] {
  const devices = [1, 2, 3].map((clientID): OddDevice => {
    const doc = new Y.Doc()
    doc.clientID = clientID
    return { doc, waiting: [] }
  })
  for (const device of devices)
    device.doc.on('update', (update: Uint8Array, origin: unknown) => {
      if (origin !== 'relay') for (const other of devices) if (other !== device) other.waiting.push(update)
    })
  writeBody((devices[0] as OddDevice).doc, arbitraryBody(random), 'own')
  for (const device of devices) receive(device, random, 1)
  return devices
}

/** The devices do anything and meet now and then, at the end all of them; returns versions that were on the way. */
export function workOddly(devices: readonly OddDevice[], random: Random): readonly Body[] {
  const versions = [arbitraryBody(random), bodyOf(pick(random, devices).doc)]
  for (let round = 0; round < 12; round++) {
    const device = pick(random, devices)
    editOddly(device, versions, random)
    if (random() < 0.3) receive(pick(random, devices), random, 0.5)
    if (random() < 0.2) versions.push(bodyOf(device.doc))
  }
  for (const device of devices) receive(device, random, 1)
  return versions
}

/** Some of what waits, in any order. */
export function receive({ doc, waiting }: OddDevice, random: Random, share: number): void {
  const order = waiting.splice(0).sort(() => random() - 0.5)
  for (const update of order) {
    if (random() < share) Y.applyUpdate(doc, update, 'relay')
    else waiting.push(update)
  }
}

/**
 * What no command of the editor does by itself, but several at once, other builds or bodies of REST can leave: anything is inside of
 * anything, has any type, or lacks what makes it a layer.
 */
function editOddly({ doc }: OddDevice, versions: readonly Body[], random: Random): void {
  const keys = layers.keys(doc)
  const key = keys.length > 0 ? pick(random, keys) : ''
  const parent = () => (random() < 0.2 || keys.length === 0 ? null : pick(random, keys))
  const act: readonly (() => unknown)[] = [
    () => layers.move(doc, key, { parent: parent(), at: Math.floor(random() * 4) }),
    () => layers.move(doc, key, { parent: parent() }),
    () => type.at(key).write(doc, pick(random, types)),
    () => layers.remove(doc, key),
    () => layers.add(doc, layers.arbitraryItem(random), { parent: parent() }),
    () => layers.add(doc, { type: 'row', item: '국밥' }, { parent: parent() }),
    () => frame.at(key).write(doc, random() < 0.3 ? null : [Math.floor(random() * 99), 0, 5, 5]),
    () => pick(random, [fill, size, noteSize]).at(key).write(doc, null),
    () => text.letters(key).write(doc, `${Math.floor(random() * 99)} 그릇`),
    () => item.letters(key).write(doc, `${Math.floor(random() * 99)} 접시`),
    () => tags.add(doc, { tag: pick(random, ['메뉴판', '매장', '봄']) }),
    () => writeBody(doc, pick(random, versions)),
    () => writeBody(doc, changedBody(bodyOf(doc), random)),
  ]
  doc.transact(() => pick(random, act)(), 'own')
}

/** The same with another order of layers and pages, or one of them in another place. */
function changedBody(body: Body, random: Random): Body {
  const pages = body.pages.map((page) => ({ ...page, layers: [...page.layers] }))
  const from = pages.length > 0 ? pick(random, pages) : null
  const [moved] = from?.layers.splice(Math.floor(random() * from.layers.length), 1) ?? []
  if (moved) pick(random, pages).layers.unshift(moved)
  return { ...body, pages: random() < 0.5 ? pages.reverse() : pages }
}
