import { expect, test } from 'vitest'
import { contract } from '#contract/contract.ts'
import { errorStatus } from '#contract/errors.ts'
import { languages } from '#model/language/languages.ts'
import { implementations } from '#server/api/implementations.ts'
import { checkCompleteness } from '#server/http/implement.ts'
import { readLocale } from '#server/http/locales.ts'
import { fixtureNames } from './fixtures.ts'

test('every call of the contract is served, and nothing else is', () => {
  checkCompleteness(contract, implementations)
  const [first, ...rest] = implementations
  if (!first) throw new Error('nothing is served')
  expect(() => checkCompleteness(contract, rest)).toThrow(`${first.call.name} has no handler`)
  expect(() => checkCompleteness(contract.slice(1), implementations)).toThrow('is not in the contract')
  expect(() => checkCompleteness(contract, [first, ...implementations])).toThrow('is served twice')
})

test('names and addresses are unique', () => {
  const names = contract.map(({ name }) => name)
  const addresses = contract.map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(new Set(names).size).toBe(names.length)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test('every call has a valid example, and every example has a call', () => {
  expect([...fixtureNames].sort()).toEqual(contract.map(({ name }) => name).sort())
})

test('a queued call that is retried takes an idempotency key', () => {
  for (const { name, queueing, idempotent, orders } of contract) {
    if (queueing === 'replay' || queueing === 'ask')
      expect([name, idempotent ?? orders]).toEqual([name, true])
  }
})

test('no call without an account takes an idempotency key, by which visitors would meet each other', () => {
  const taken = contract.filter(({ idempotent }) => idempotent)
  expect(taken.length).toBeGreaterThan(0)
  expect(taken.filter(({ access }) => access === 'public').map(({ name }) => name)).toEqual([])
})

test.each(languages.map(({ key }) => key))('every error has its words in %s', (language) => {
  const words = readLocale<Record<string, string>>(language, 'errors')
  for (const code of Object.keys(errorStatus)) expect(words[code], code).toMatch(/\S/)
})
