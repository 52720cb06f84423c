import { expect, test } from 'vitest'
import { withStarter } from './with-starter.ts'

test('appends a sentence to the text', () => {
  expect(withStarter('', '짧게 말해요.')).toBe('짧게 말해요.')
  expect(withStarter('다정하게 말해요. ', '짧게 말해요.')).toBe('다정하게 말해요. 짧게 말해요.')
})

test('ends an unfinished sentence first', () => {
  expect(withStarter('다정하게', '짧게 말해요.')).toBe('다정하게. 짧게 말해요.')
})

test('does not append the same sentence twice', () => {
  expect(withStarter('우리는 짧게 말해요.', '짧게 말해요.')).toBeNull()
})
