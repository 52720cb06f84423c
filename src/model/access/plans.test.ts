import { expect, test } from 'vitest'
import { includesPlan, planKeys } from './plans.ts'

test('a plan brings what the smaller ones bring', () => {
  const open = (plan: string) => planKeys.filter((needed) => includesPlan(plan, needed))
  expect(open('FREE')).toEqual(['FREE'])
  expect(open('BASIC')).toEqual(['FREE', 'BASIC'])
  expect(open('PLUS')).toEqual(['FREE', 'BASIC', 'PLUS'])
})

test('a plan of a newer version shuts nothing', () => {
  expect(includesPlan('STUDIO', 'PLUS')).toBe(true)
})
