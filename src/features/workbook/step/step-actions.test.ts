import { expect, test } from 'vitest'
import type { ActionFacts } from '#kits/actions/action.ts'
import { isPressed } from '#kits/actions/keys.ts'
import { nextStep, previousStep } from './step-actions.ts'

const key = (
  name: string,
  held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>> = {},
) => ({
  key: name,
  code: name,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...held,
})
const actionOf = (event: ReturnType<typeof key>) =>
  ([nextStep, previousStep] as readonly ActionFacts[]).find(({ keys }) =>
    keys?.some((binding) => isPressed(event, binding.keys)),
  )?.id ?? null

test('Ctrl or Command with Enter means next, Enter alone does not', () => {
  expect(actionOf(key('Enter', { ctrlKey: true }))).toBe('next')
  expect(actionOf(key('Enter', { metaKey: true }))).toBe('next')
  expect(actionOf(key('Enter'))).toBeNull()
  expect(actionOf(key('Enter', { ctrlKey: true, shiftKey: true }))).toBeNull()
})

test('Alt with an arrow means previous or next', () => {
  expect(actionOf(key('ArrowRight', { altKey: true }))).toBe('next')
  expect(actionOf(key('ArrowLeft', { altKey: true }))).toBe('previous')
})

test('on Apple keyboards Option with an arrow moves the caret while the user types', () => {
  const arrows = [...nextStep.keys, ...previousStep.keys].filter(({ keys }) => keys.startsWith('Alt+'))
  expect(arrows.map(({ inField }) => inField)).toEqual(['noCaret', 'noCaret'])
})
