import { expect, test } from 'vitest'
import { readCardForm } from './card-form.ts'

const now = Date.parse('2026-11-30T23:30:00+09:00')
const texts = {
  number: '4242-4242-4242-4242',
  expireDate: '11/26',
  cvc: '123',
  birth: '120-81-47521',
  pw2Digit: '12',
}
const whole = { texts, isCompany: true, isAgreed: true }
const faultsOf = (changed: Partial<typeof texts>, isCompany = true) => {
  const read = readCardForm({ ...whole, texts: { ...texts, ...changed }, isCompany }, now)
  return read.ok ? null : read.faults
}

test('a form makes the body of the call, without marks', () => {
  expect(readCardForm(whole, now)).toEqual({
    ok: true,
    body: {
      number: '4242424242424242',
      expireDate: '2026-11',
      cvc: '123',
      birth: '1208147521',
      pw2Digit: '12',
      biz: true,
      defaultSet: true,
    },
  })
})

test('every input that is missing is named', () => {
  const nothing = { number: '', expireDate: '', cvc: '', birth: '', pw2Digit: '' }
  expect(readCardForm({ texts: nothing, isCompany: true, isAgreed: false }, now)).toEqual({
    ok: false,
    faults: Object.fromEntries([...Object.keys(nothing), 'agreed'].map((field) => [field, 'missing'])),
  })
})

test('numbers are checked by their last digit, and days by the month in Seoul', () => {
  expect(faultsOf({ number: '4242-4242-4242-4243' })).toEqual({ number: 'wrong' })
  expect(faultsOf({ expireDate: '10/26' })).toEqual({ expireDate: 'past' })
  expect(faultsOf({ expireDate: '13/27' })).toEqual({ expireDate: 'wrong' })
  expect(faultsOf({ birth: '120-81-47522' })).toEqual({ birth: 'wrongCheck' })
  expect(faultsOf({ birth: '900131' }, false)).toBe(null)
  expect(faultsOf({ birth: '901331' }, false)).toEqual({ birth: 'wrong' })
  expect(faultsOf({ cvc: '12', pw2Digit: '1' })).toEqual({ cvc: 'wrong', pw2Digit: 'wrong' })
})
