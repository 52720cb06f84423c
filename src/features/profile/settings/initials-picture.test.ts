import { expect, test } from 'vitest'
import { initialsOf } from './initials-picture.ts'

test.each([
  ['Hana Kim', 'HK'],
  ['hana van der Kim', 'HV'],
  ['이지우', '이'],
  ['이 지우', '이지'],
  ['👩‍🚀 kim', '👩‍🚀K'],
  ['  ', ''],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
