import { expect, test } from 'vitest'
import type { PayMethod } from '../billing-reads.ts'
import { cardChoiceOf } from './card-choice.ts'

const nothing = { chosen: null, added: null }

test('the first card that still can be charged is, unless another one is chosen', () => {
  const cards = [card(1, { isLost: true }), card(2), card(3)]
  expect(cardChoiceOf(cards, nothing).idPayMethod).toBe(2)
  expect(cardChoiceOf(cards, { ...nothing, chosen: 3 }).idPayMethod).toBe(3)
  expect(cardChoiceOf(cards, { ...nothing, chosen: 1 }).idPayMethod).toBe(2)
  // It was deleted meanwhile.
  expect(cardChoiceOf(cards, { ...nothing, chosen: 9 }).idPayMethod).toBe(2)
  expect(cardChoiceOf([], nothing)).toEqual({ cards: [], idPayMethod: null })
  expect(cardChoiceOf(null, nothing)).toEqual({ cards: null, idPayMethod: null })
})

test('a card that was just registered is charged before the list has it, and stands in it once', () => {
  const added = card(7)
  const choice = { chosen: 7, added }
  expect(cardChoiceOf([], choice)).toEqual({ cards: [added], idPayMethod: 7 })
  expect(cardChoiceOf(null, choice)).toEqual({ cards: [added], idPayMethod: 7 })
  const listed = [card(7, { title: '가게 카드' }), card(2)]
  expect(cardChoiceOf(listed, choice)).toEqual({ cards: listed, idPayMethod: 7 })
})

function card(idPayMethod: number, values: Partial<PayMethod> = {}): PayMethod {
  return {
    idPayMethod,
    title: '',
    brand: 'VISA',
    lastNumber: '4242',
    expireDate: '2030-12',
    biz: true,
    defaultSet: false,
    isLost: false,
    sandbox: true,
    ...values,
  }
}
