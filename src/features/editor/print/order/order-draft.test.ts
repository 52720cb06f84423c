import { expect, test } from 'vitest'
import { printProductOf } from '#model/tasks/print.ts'
import { taskLimits } from '#model/tasks/task.ts'
import type { Body } from '#scene/body/body.ts'
import { bodyOfOrder, choiceOf, emptyOrder, faultsOf, orderTitle, productsOf } from './order-draft.ts'
import { bodyOfQuote, canAskQuote, quoteFaultsOf } from './quote-draft.ts'

const page = { id: 'p', background: '#FFFFFF', layers: [] } as const
const card: Body = {
  v: 1,
  name: '명함',
  form: 'custom',
  unit: 'mm',
  width: 90,
  height: 50,
  tags: [],
  pages: [page, { ...page, id: 'q' }],
}
const kinds = (body: Body) => productsOf(body).map(({ kind }) => kind)

test('a design is printed as what its form is for first', () => {
  expect(kinds(card)).toEqual(['card', 'flyer', 'menu'])
  expect(kinds({ ...card, pages: [page] })).toEqual(['card', 'flyer', 'menu', 'sticker', 'banner'])
  expect(kinds({ ...card, form: 'sticker-square', pages: [page] })[0]).toBe('sticker')
})

test('a design in px, one of another size and one of three pages are not printed', () => {
  expect(kinds({ ...card, unit: 'px' })).toEqual([])
  expect(kinds({ ...card, width: 7000 })).toEqual([])
  expect(kinds({ ...card, pages: [page, page, page] })).toEqual([])
})

test('what a product does not have becomes its first', () => {
  const draft = { ...emptyOrder, paper: 'fabric', finish: 'rods', amount: 3 } as const
  expect(choiceOf(draft, printProductOf('card'), card)).toEqual({
    ...{ kind: 'card', paper: 'snow250', finish: 'none', amount: 100, width: 90, height: 50, sides: 2 },
  })
})

test('an order needs a recipient, a phone number and an address', () => {
  expect(faultsOf(emptyOrder)).toEqual({ recipient: true, phone: true, address: true })
  const whole = { ...emptyOrder, recipient: ' 한결 ', phone: '010-1234-5678', address: '서울' }
  expect(faultsOf(whole)).toEqual({})
  const choice = choiceOf(whole, printProductOf('card'), card)
  expect(bodyOfOrder(whole, choice, { design: { ...card, bleed: 2 }, title: '명함' }, 900)).toEqual({
    ...choice,
    bleed: 2,
    ...{ title: '명함', credit: 900, note: '', recipient: '한결', phone: '010-1234-5678', address: '서울' },
  })
})

test('a quote needs an amount and a wish besides, in the order of the fields', () => {
  expect(Object.keys(quoteFaultsOf(emptyOrder))).toEqual(['copies', 'wish', 'recipient', 'phone', 'address'])
  const amounts = ['0', '100001', '-1', '3.5', '서른', '１，２００', ' 30 ']
  expect(amounts.map((copies) => quoteFaultsOf({ ...emptyOrder, copies }).copies ?? false)).toEqual([
    ...[true, true, true, true, true, false, false],
  ])
})

test('a quote is asked for at the size of the PDF, of a design in px as well', () => {
  const whole = { recipient: '한결', phone: '010-1234-5678', address: '서울' }
  const draft = { ...emptyOrder, ...whole, copies: '1,200', wish: ' 중철 ' }
  const design: Body = { ...card, unit: 'px', width: 960, height: 480, bleed: 0, pages: [page, page, page] }
  expect(bodyOfQuote(draft, 'other', { design, title: '작은 책' })).toEqual({
    ...{ kind: 'other', amount: 1_200, width: 254, height: 127, bleed: 0, pages: 3 },
    ...{ title: '작은 책', wish: '중철', ...whole },
  })
})

test('what is larger than any paper, or longer than any book, cannot be asked for', () => {
  expect(canAskQuote({ ...card, width: 6000 })).toBe(true)
  expect(canAskQuote({ ...card, width: 6001 })).toBe(false)
  expect(canAskQuote({ ...card, pages: Array.from({ length: 101 }, () => page) })).toBe(false)
})

test('the title of an order is cut between letters', () => {
  const most = taskLimits.title
  expect(orderTitle(`${'가'.repeat(most - 1)}🍞빵`)).toBe('가'.repeat(most - 1))
  expect(orderTitle(' 명함\uD83C ')).toBe('명함\uFFFD')
  expect(orderTitle('  ')).toBe('')
})
