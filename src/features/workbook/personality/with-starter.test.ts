import { expect, test } from 'vitest'
import { withStarter } from './with-starter.ts'

test('a first sentence goes behind what is written', () => {
  expect(withStarter('', '짧게 말해요.')).toBe('짧게 말해요.')
  expect(withStarter('다정하게 말해요. ', '짧게 말해요.')).toBe('다정하게 말해요. 짧게 말해요.')
})

test('a sentence that was not ended is ended', () => {
  expect(withStarter('다정하게', '짧게 말해요.')).toBe('다정하게. 짧게 말해요.')
})

test('the same sentence does not come twice', () => {
  expect(withStarter('우리는 짧게 말해요.', '짧게 말해요.')).toBeNull()
})
