import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { createRandom, forEachRun } from '../../../tests/support/random.ts'
import { arbitraryText, pick } from './arbitrary.ts'
import { textForm, wholeNumber } from './form.ts'
import { parseRichText, type Run, readRuns, toRichText, withLetters, writeRuns } from './runs.ts'

const marks = { fill: textForm((text) => text.startsWith('#')), weight: wholeNumber(1, 1000) }

function arbitraryRuns(random: () => number): Run[] {
  return Array.from({ length: Math.floor(random() * 5) }, () => ({
    t: arbitraryText(random, 20),
    ...pick(random, [{}, { fill: '#111111' }, { weight: 700 }, { fill: '#222222', weight: 300 }]),
  }))
}

test('a text has the letters and marks that were written, whatever it had before', () => {
  forEachRun(300, (random) => {
    const text = new Y.Doc().getText('text')
    for (let round = 0; round < 4; round++) {
      const wanted = toRichText(arbitraryRuns(random))
      text.doc?.transact((transaction) => writeRuns(text, transaction, wanted, marks))
      expect(readRuns(text, marks)).toEqual(wanted)
    }
  })
})

test('what is written already is not written again', () => {
  const doc = new Y.Doc()
  const text = doc.getText('text')
  const wanted = toRichText(arbitraryRuns(createRandom(5)))
  doc.transact((transaction) => writeRuns(text, transaction, wanted, marks))
  let updates = 0
  doc.on('update', () => updates++)
  doc.transact((transaction) => writeRuns(text, transaction, wanted, marks))
  expect(updates).toBe(0)
})

test('a mark that this build does not know, or of another form, is not read and stays', () => {
  const doc = new Y.Doc()
  const text = doc.getText('text')
  text.insert(0, '그릇', { italic: true, weight: Number.NaN, fill: { a: 1 } })
  expect(readRuns(text, marks)).toBe('그릇')
  doc.transact((transaction) => writeRuns(text, transaction, [{ t: '그릇 값' }], marks))
  expect(text.toDelta()[0]).toMatchObject({ attributes: { italic: true } })
})

test('a letter typed behind a marked one has its mark', () => {
  const text = new Y.Doc().getText('text')
  text.insert(0, '값', { fill: '#111111' })
  text.insert(1, '들')
  expect(readRuns(text, marks)).toEqual([{ t: '값들', fill: '#111111' }])
  expect(withLetters([{ t: '그릇 ' }, { t: '값', fill: '#111111' }], '새 그릇 값들')).toEqual([
    { t: '새 그릇 ' },
    { t: '값들', fill: '#111111' },
  ])
})

test('a foreign value is read as runs without what no text can hold', () => {
  expect(
    parseRichText([{ t: 'a\u0000\ud83c', fill: 7 }, null, { t: 3 }, 'x', { t: 'b', weight: 700 }], marks),
  ).toEqual([{ t: 'a\ufffd' }, { t: 'b', weight: 700 }])
  for (const strange of [null, 3, {}, true]) expect(parseRichText(strange, marks)).toBeNull()
})
