import { expect, test } from 'vitest'
import { isForDevelopers } from './guarded-paths.ts'

test('paths of developer pages are recognised by a literal part of them', () => {
  const theirs = [
    '/dev',
    '/dev/mail',
    '/x/device',
    '/brand/strategy_back',
    '/work-book/brand/strategy_back/old',
    '/work-book/core/dev',
  ]
  expect(theirs.filter((path) => !isForDevelopers(path))).toEqual([])
  const others = ['/brand/strategy', '/work-book/strategy', '/share/dev', '/policy/dev', '/brand', '/quest/0']
  expect(others.filter(isForDevelopers)).toEqual([])
})
