import * as Y from 'yjs'
import type { Random } from '#model/fields/random.ts'
import { messageKind } from '#model/sync/protocol.ts'
import { presenceOf } from '#server/relay/testing/test-wire.ts'
import {
  encodeDurable,
  encodeMark,
  encodePresence,
  encodeProblem,
  encodeSyncStep1,
  encodeSyncStep2,
  encodeUpdate,
} from '#server/relay/wire/messages.ts'

/** Every kind of message of either side by its name, well-formed. */
export const kinds: Readonly<Record<string, (random: Random, doc: Y.Doc) => Uint8Array>> = {
  ask: (_, doc) => encodeSyncStep1(Y.encodeStateVector(doc)),
  answer: (random, doc) => encodeSyncStep2(someUpdate(random, doc)),
  update: (random, doc) => encodeUpdate(someUpdate(random, doc)),
  whole: (_, doc) => encodeUpdate(Y.encodeStateAsUpdate(doc)),
  gap: (random) => encodeUpdate(updateWithoutBase(random)),
  presence: (random) =>
    encodePresence(
      presenceOf([
        [below(random, 2 ** 31), below(random, 100), { place: 'core', caret: { at: below(random, 9) } }],
      ]),
    ),
  leaving: (random) => encodePresence(presenceOf([[below(random, 2 ** 31), below(random, 100), null]])),
  auth: () => Uint8Array.of(messageKind.auth, 0, 3, 97, 98, 99),
  askPresence: () => Uint8Array.of(messageKind.queryAwareness),
  mark: (random) => encodeMark(below(random, 2 ** 40)),
  durable: (_, doc) => encodeDurable(Y.encodeStateVector(doc)),
  problem: () => encodeProblem({ document: 'guide', field: null, code: 'READ_ONLY', message: '' }),
  unknown: (random) => Uint8Array.of(4 + below(random, 90), below(random, 256), below(random, 256)),
  noise: (random) => Uint8Array.from({ length: below(random, 200) }, () => below(random, 256)),
}

/** The ways in which a broken or hostile sender changes it. */
export function mutate(random: Random, bytes: Uint8Array): Uint8Array {
  let changed = Array.from(bytes)
  for (let times = below(random, 4); times > 0; times -= 1) changed = change(random, changed)
  return Uint8Array.from(changed)
}

function change(random: Random, bytes: readonly number[]): number[] {
  const at = below(random, bytes.length + 1)
  switch (below(random, 7)) {
    case 0:
      return bytes.toSpliced(at, 1, below(random, 256))
    case 1:
      return bytes.slice(0, at)
    case 2:
      return bytes.toSpliced(at, 1 + below(random, 4))
    case 3:
      return bytes.toSpliced(at, 0, ...Array.from({ length: 1 + below(random, 8) }, () => below(random, 256)))
    case 4:
      // A wrong length: the largest number there is.
      return bytes.toSpliced(at, 1, ...Array<number>(1 + below(random, 9)).fill(255), 1)
    case 5:
      return bytes.toSpliced(at, 0, ...bytes.slice(at, at + below(random, 20)))
    default:
      return bytes.map((byte, index) => (index === at ? byte ^ (1 << below(random, 8)) : byte))
  }
}

function someUpdate(random: Random, base: Y.Doc): Uint8Array {
  const doc = new Y.Doc()
  Y.applyUpdate(doc, Y.encodeStateAsUpdate(base))
  const before = Y.encodeStateVector(doc)
  const text = doc.getText('core.background')
  doc.transact(() => {
    text.insert(below(random, text.length + 1), '글'.repeat(1 + below(random, 5)))
    if (random() < 0.5) text.delete(0, Math.min(2, text.length))
    if (random() < 0.3) doc.getMap('core').set('companySize', below(random, 5))
    if (random() < 0.3)
      doc.getMap('core.values').set(`k${below(random, 9)}`, new Y.Map([['keyword', '정직']]))
    if (random() < 0.2) doc.getArray('list').insert(0, [{ a: [1, null, '글'] }, new Uint8Array(3), 2.5, true])
    if (random() < 0.2) text.format(0, text.length, { bold: true })
  })
  return Y.encodeStateAsUpdate(doc, before)
}

function updateWithoutBase(random: Random): Uint8Array {
  const doc = new Y.Doc()
  doc.getText('core.background').insert(0, '앞')
  const before = Y.encodeStateVector(doc)
  doc.getText('core.background').insert(1, `뒤${below(random, 100)}`)
  return Y.encodeStateAsUpdate(doc, before)
}

function below(random: Random, end: number): number {
  return Math.floor(random() * end)
}
