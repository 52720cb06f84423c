import { expect, test } from 'vitest'
import { lastLineOf } from './useLastLine.ts'

test.each([
  ['', ''],
  ['그릇', '그릇'],
  ['그릇\n컵과 접시 ', '컵과 접시'],
  ['그릇\n\n  \n', '그릇'],
  ['\r\n컵\r\n', '컵'],
])('the last line with letters of %j is %j', (text, line) => expect(lastLineOf(text)).toBe(line))
