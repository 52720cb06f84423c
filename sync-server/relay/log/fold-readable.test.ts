import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { foldReadable } from './fold-readable.ts'

function update(words: string): Uint8Array {
  const doc = new Y.Doc()
  doc.getText('text').insert(0, words)
  return Y.encodeStateAsUpdate(doc)
}

function textOf(state: Uint8Array): string {
  const doc = new Y.Doc()
  Y.applyUpdateV2(doc, state)
  return doc.getText('text').toString()
}

const whole = update('온기')
const damaged: readonly [string, Uint8Array][] = [
  ['no bytes', new Uint8Array()],
  ['other bytes', Buffer.from('no update at all')],
  ['an update that was cut off', whole.subarray(0, whole.length - 3)],
  ['a varint without end', new Uint8Array(40).fill(0xff)],
]

test.each(damaged)('rows that are %s are left out, and the others are read', (_name, row) => {
  const read = foldReadable(row, [row, whole, row])
  expect({ text: textOf(read.state), isDamaged: read.isDamaged }).toEqual({ text: '온기', isDamaged: true })
})

test('of a whole log nothing is left out', () => {
  const { state, isDamaged } = foldReadable(Y.convertUpdateFormatV1ToV2(whole), [whole])
  expect({ text: textOf(state), isDamaged }).toEqual({ text: '온기', isDamaged: false })
})
