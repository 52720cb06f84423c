import { expect, test } from 'vitest'
import { says } from './says.ts'

const text = '온기는 혼자서도 잘 차려 먹고 싶은 사람을 위해 있습니다.\n무거운 그릇을 지나치지 않습니다.'

test('an answer inside a text is said by it, with its particle, and without its commas and full stop', () => {
  expect(says(text, '혼자서도 잘 차려 먹고 싶은 사람')).toBe(true)
  expect(says(text, '온기는  혼자서도 잘 차려 먹고\n싶은 사람.')).toBe(true)
  expect(says('We serve people who eat alone.', 'People who eat alone')).toBe(true)
  expect(says('パンは好きだけれど胃が重くなる人へ。', 'パンは好きだけれど、胃が重くなる人')).toBe(true)
})

test('an answer that the text has only in part is not said by it', () => {
  expect(says(text, '혼자서도 잘 차려 먹고 싶은 사람과 식당')).toBe(false)
  expect(says('', '온기')).toBe(false)
})
