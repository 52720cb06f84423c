import { expect, it } from 'vitest'
import { addressOf, choiceIn } from './plan-address.ts'

it('reads the choice of a plan from an address, and nothing from a damaged one', () => {
  expect(choiceIn({ plan: 11, period: 'YEARLY' })).toEqual({ level: 11, periodType: 'YEARLY' })
  expect(choiceIn({ plan: '10', period: 'WEEKLY' })).toEqual({ level: 10 })
  for (const plan of [undefined, '', 'Plus', -1, 1.5, null, {}]) expect(choiceIn({ plan })).toBeNull()
})

it('writes it so that it is read again', () => {
  const wanted = { kind: 'template', id: 7, after: 'make' } as const
  for (const choice of [
    { level: 11, periodType: 'YEARLY' },
    { level: 10 },
    { level: 10, wanted },
    { level: 10, wanted: { ...wanted, kind: 'bundle' } },
  ] as const) {
    const { searchParams } = new URL(addressOf(choice), 'https://saegim.example')
    expect(choiceIn(Object.fromEntries(searchParams))).toEqual(choice)
  }
  expect(addressOf({})).toBe('/brand')
})

it('reads nothing that is wanted from a damaged number', () => {
  for (const template of ['', 'x', -1, 1.5, null, {}])
    expect(choiceIn({ plan: 10, template })).toEqual({ level: 10 })
})
