import { expect, test } from 'vitest'
import { createKeptItems } from './kept-items.ts'
import type { LibraryItem } from './library-item.ts'

const item = (id: string, name: string): LibraryItem => ({ type: 'design', id, name })

test('an item that did not change is the same object, also in another order', () => {
  const keep = createKeptItems()
  const [first, second] = keep([item('a', '메뉴'), item('b', '쿠폰')])
  const [again, changed] = keep([item('b', '쿠폰'), item('a', '메뉴판')])
  expect(again).toBe(second)
  expect(changed).not.toBe(first)
  expect(changed?.name).toBe('메뉴판')
})

test('what was away in between is another object', () => {
  const keep = createKeptItems()
  const [first] = keep([item('a', '메뉴')])
  keep([])
  expect(keep([item('a', '메뉴')])[0]).not.toBe(first)
})

test('two items of one name have nothing to do with each other', () => {
  const keep = createKeptItems()
  expect(keep([item('a', '메뉴'), item('b', '메뉴')]).map(({ id }) => id)).toEqual(['a', 'b'])
})
