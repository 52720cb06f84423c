import { expect, test } from 'vitest'
import { pageWords } from '../words.ts'
import { coverOf } from './cover.ts'

test('the date for programs is the moment that the shown day in Seoul belongs to', () => {
  const updatedAt = '2026-11-22T16:30:00.000Z'
  const brand = { name: '온기', subName: null, industry: null, website: null, tagline: null }
  const guide = { part: 'ALL', brand, updatedAt, core: null, visual: null, downloads: [] } as const
  const { markup } = coverOf({ ...guide, downloads: [] }, new Map(), pageWords('ko'))
  const [, moment = '', shown] = /<time datetime="([^"]+)">([^<]+)<\/time>/.exec(markup) ?? []
  expect(shown).toContain('2026년 11월 23일')
  expect(new Date(moment).toLocaleDateString('sv', { timeZone: 'Asia/Seoul' })).toBe('2026-11-23')
})
