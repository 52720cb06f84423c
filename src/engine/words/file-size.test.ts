import { expect, test } from 'vitest'
import { fileSize } from './file-size.ts'

test('a small file has a size too', () => {
  expect(fileSize(0, 'ko-KR')).toBe('0kB')
  expect(fileSize(12, 'ko-KR')).toBe('1kB')
  expect(fileSize(41_300, 'ko-KR')).toBe('40kB')
  expect(fileSize(1_677_722, 'ko-KR')).toBe('1.6MB')
  expect(fileSize(107_374_182_400, 'ko-KR')).toBe('100GB')
  expect(fileSize(3 * 1024 ** 4, 'ko-KR')).toBe('3TB')
})
