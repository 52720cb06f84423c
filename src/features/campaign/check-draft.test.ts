import { expect, test } from 'vitest'
import { faultsOf, firstFaultyStep, stepIn } from './check-draft.ts'
import { emptyDraft } from './draft.ts'

const whole = {
  ...emptyDraft,
  name: '온기',
  industryType: 'ECOMMERCE',
  services: ['밥그릇', ''],
  isRegistered: true,
  adPurpose: 'PRODUCT',
  keywords: ['warm'],
  adRequest: '밥그릇이 새로 나왔어요.',
  agreesToTerms: true,
  agreesToPrivacy: true,
}

test('of an empty draft every step names what it requires', () => {
  expect(faultsOf(0, emptyDraft)).toEqual({
    name: 'required',
    industryType: 'required',
    service: 'required',
    registered: 'required',
  })
  expect(faultsOf(1, emptyDraft)).toEqual({
    adPurpose: 'required',
    keywords: 'required',
    adRequest: 'required',
  })
  expect(faultsOf(2, emptyDraft)).toEqual({ agreeTerms: 'required', agreePrivacy: 'required' })
  expect(firstFaultyStep(emptyDraft)).toBe(0)
})

test('customers, colour and photographs may be left out', () => {
  expect(firstFaultyStep(whole)).toBeNull()
  expect(firstFaultyStep({ ...whole, target: ' ', logoColor: '#1c6e5A' })).toBeNull()
})

test.each([
  [0, { name: '가'.repeat(41) }, { name: 'tooLong' }],
  [0, { services: ['가'.repeat(41)] }, { service: 'tooLong' }],
  [0, { services: ['1', '2', '3', '4', '5', '6'] }, { service: 'tooMany' }],
  [0, { target: '가'.repeat(101) }, { target: 'tooLong' }],
  [1, { logoColor: 'green' }, { logoColor: 'format' }],
  [1, { logoColor: '#1c6e5' }, { logoColor: 'format' }],
  [1, { adRequest: '가'.repeat(2001) }, { adRequest: 'tooLong' }],
  [2, { agreesToPrivacy: false }, { agreePrivacy: 'required' }],
])('in step %i, %j is %j', (step, change, faults) => {
  expect(faultsOf(step, { ...whole, ...change })).toEqual(faults)
  expect(firstFaultyStep({ ...whole, ...change })).toBe(step)
})

test('an address has one of three steps', () => {
  expect(['0', '2', '3', '-1', 'a', ''].map(stepIn)).toEqual([0, 2, null, null, null, null])
})
