import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useAskAccess } from './useAskAccess.ts'

const facts = vi.hoisted(() => ({
  providers: null as { translate: boolean; ai: { text: boolean; provider: string | null } } | null,
  stored: null as { aiText: boolean } | null,
  isOnline: true,
}))
vi.mock('#engine/reads/useProviders.ts', () => ({ useProviders: () => facts.providers }))
vi.mock('#engine/reads/useCachedRead.ts', () => ({ useCachedRead: () => ({ data: facts.stored }) }))
vi.mock('#engine/browser/network.ts', () => ({ useOnline: () => facts.isOnline }))

const byModel = { translate: true, ai: { text: true, provider: '글벗' } }
const byPapago = { translate: true, ai: { text: false, provider: null } }

beforeEach(() => {
  Object.assign(facts, { providers: byModel, stored: { aiText: true }, isOnline: true })
})

test.each([
  ['a model that the brand has allowed', {}, '글벗'],
  ['a model that the brand has not allowed', { stored: { aiText: false } }, 'brand'],
  ['a model of which the brand is not read yet', { stored: null }, null],
  [
    'Papago alone, whatever the brand has allowed',
    { providers: byPapago, stored: { aiText: false } },
    'Papago',
  ],
  ['Papago without a network', { providers: byPapago, isOnline: false }, 'network'],
  ['a model without a network', { isOnline: false }, 'network'],
  ['no service', { providers: { ...byPapago, translate: false } }, 'server'],
  ['services that are not known yet', { providers: null }, null],
  ['services that are not known, without a network', { providers: null, isOnline: false }, 'network'],
] as const)('translations are asked of %s', (_, changed, expected) => {
  Object.assign(facts, changed)
  const { current: access } = renderHook(() => useAskAccess(5)).result
  expect(access?.kind === 'on' ? access.provider : (access?.why ?? null)).toBe(expected)
})

test('a brand of this device has none to ask', () => {
  expect(renderHook(() => useAskAccess(null)).result.current).toEqual({ kind: 'off', why: 'local' })
})
