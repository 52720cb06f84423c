import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { design } from '#model/documents/design.ts'
import { guide } from '#model/documents/guide.ts'
import { readAnswers } from '#model/fields/answers.ts'
import { sketch } from '../../../../tests/support/sketch-document.ts'
import { carryOver } from './carry-over.ts'

const { fields } = guide.$
const { background, companySize, values } = guide.core

test('[D62] texts, choices and items of the ended epoch are carried over beside what is new in the next one', () => {
  const { past, mine, into } = histories((doc) => {
    background.write(doc, '온기를 굽는 집')
    values.add(doc, { keyword: '정성' }, { key: 'a' })
    values.add(doc, { keyword: '느림' }, { key: 'b' })
    values.add(doc, { keyword: '이웃' }, { key: 'c' })
  })
  background.write(mine, '온기를 굽는 작은 집')
  companySize.write(mine, 'SOLO')
  values.add(mine, { keyword: '새벽' }, { key: 'd' })
  values.remove(mine, 'b')
  values.properties.keyword.at('c').write(mine, '이웃들')
  background.write(into, '서울에서 온기를 굽는 집')
  values.remove(into, 'c')
  values.add(into, { keyword: '그사이' }, { key: 'e' })
  for (let again = 0; again < 2; again += 1) {
    carryOver({ fields, past, mine, into })
    expect(background.read(into)).toBe('서울에서 온기를 굽는 작은 집')
    expect(companySize.read(into)).toBe('SOLO')
    expect(
      values
        .read(into)
        .map(({ key, keyword }) => `${key} ${keyword}`)
        .sort(),
    ).toEqual(['a 정성', 'c 이웃들', 'd 새벽', 'e 그사이'])
  }
})

test('[D62] nodes and entries of the ended epoch are carried over beside what is new in the next one', () => {
  const { layers, slots } = sketch.sheet
  const { past, mine, into } = histories((doc) => {
    for (const key of ['page', 'a', 'b', 'c']) layers.add(doc, { name: key }, { key })
    slots.set(doc, 'main', { colour: '#fff', weight: 400 })
  })
  layers.move(mine, 'a', { parent: 'page' })
  layers.add(mine, { name: 'd' }, { key: 'd', parent: 'a' })
  layers.remove(mine, 'b')
  layers.properties.x.at('c').write(mine, 5)
  slots.set(mine, 'main', { weight: 700 })
  layers.properties.name.at('a').write(into, 'A')
  layers.move(into, 'c', { parent: 'page' })
  slots.set(into, 'main', { colour: '#000' })
  for (let again = 0; again < 2; again += 1) {
    carryOver({ fields: sketch.$.fields, past, mine, into })
    const nodes = layers.read(into).map(({ key, parent, name, x }) => [key, parent, name, x])
    expect(nodes.sort()).toEqual([
      ['a', 'page', 'A', null],
      ['c', 'page', 'c', 5],
      ['d', 'a', 'd', null],
      ['page', null, 'page', null],
    ])
    expect(slots.read(into)).toEqual([{ key: 'main', colour: '#000', weight: 700 }])
  }
})

test('[D62] an item that others changed meanwhile is not removed, and an order made here is kept', () => {
  const { past, mine, into } = histories((doc) => {
    for (const key of ['a', 'b', 'c']) values.add(doc, { keyword: key }, { key })
  })
  values.remove(mine, 'a')
  values.move(mine, 'c', 0)
  values.properties.keyword.at('a').write(into, '고쳐 쓴 말')
  carryOver({ fields, past, mine, into })
  expect(values.has(into, 'a')).toBe(true)
  expect(values.keys(into).filter((key) => key !== 'a')).toEqual(['c', 'b'])
})

test('[D62] without own changes nothing is written, whatever is new in the next epoch', () => {
  const { past, mine, into } = histories((doc) => background.write(doc, '그대로'))
  background.write(into, '')
  companySize.write(into, 'SOLO')
  const before = readAnswers(fields, into)
  carryOver({ fields, past, mine, into })
  expect(readAnswers(fields, into)).toEqual(before)
})

/** The same content in an old history, in one that goes on from it, and in a new one. */
function histories(write: (doc: Y.Doc) => void) {
  const [past, mine, into] = [new Y.Doc(), new Y.Doc(), new Y.Doc()]
  write(past)
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(past))
  write(into)
  return { past, mine, into }
}

test('[D62] words typed into a text with marks are carried over, and its marks as they are in the next epoch', () => {
  const { layers } = design.design
  const { text } = layers.properties
  const words = [{ t: '그릇 ' }, { t: '값', fill: '#111111' }]
  const { past, mine, into } = histories((doc) => {
    for (const key of ['a', 'b', 'c', 'd']) layers.add(doc, { type: 'text', text: words }, { key })
  })
  text.letters('a').write(mine, '새 그릇 값')
  text.letters('a').write(into, '그릇 값 보기')
  text.at('b').mark(mine, { from: 0, to: 2 }, { weight: 700 })
  text.at('c').mark(into, { from: 0, to: 2 }, { weight: 700 })
  text.letters('d').write(mine, '그릇 값 보기')
  text.at('d').mark(into, { from: 0, to: 2 }, { weight: 700 })
  for (let again = 0; again < 2; again += 1) {
    carryOver({ fields: design.$.fields, past, mine, into })
    expect(text.at('a').read(into)).toEqual([{ t: '새 그릇 ' }, { t: '값 보기', fill: '#111111' }])
    const bold = [{ t: '그릇', weight: 700 }, { t: ' ' }, { t: '값', fill: '#111111' }]
    expect([text.at('b').read(into), text.at('c').read(into)]).toEqual([bold, bold])
    const typed = [{ t: '그릇', weight: 700 }, { t: ' ' }, { t: '값 보기', fill: '#111111' }]
    expect(text.at('d').read(into)).toEqual(typed)
  }
})
