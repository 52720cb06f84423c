import { expect, test } from 'vitest'
import { includesPlan, planKeys } from './plans.ts'

test('a plan includes what the smaller ones include', () => {
  const open = (plan: string) => planKeys.filter((needed) => includesPlan(plan, needed))
  expect(open('FREE')).toEqual(['FREE'])
  expect(open('BASIC')).toEqual(['FREE', 'BASIC'])
  expect(open('PLUS')).toEqual(['FREE', 'BASIC', 'PLUS'])
})

test('a plan of a newer version includes everything', () => {
  expect(includesPlan('STUDIO', 'PLUS')).toBe(true)
})
