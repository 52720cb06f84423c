import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a small file has a size too', () => {
  expect(fileSize(12, 'ko-KR')).toBe('1kB')
  expect(fileSize(41_300, 'ko-KR')).toBe('40kB')
  expect(fileSize(1_677_722, 'ko-KR')).toBe('1.6MB')
})
