import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Language } from '../language/languages.ts'
import { composePost, type PostAnswers, type PostRequest, postKinds } from './posts.ts'

const brand = { brandName: '모락빵집', brand: null, service: '쌀식빵, 단팥빵', target: '동네 단골' }
const bare = { brandName: null, brand: null, service: null, target: null }
const written: readonly Language[] = ['ko', 'en', 'ja', 'zh-CN', 'zh-TW']

describe.each(written)('in %s', (language) => {
  const words = JSON.parse(readFileSync(`locales/${language}/drafts-posts.json`, 'utf8'))
  const post = (request: PostRequest, answers: PostAnswers = brand) =>
    composePost(answers, request, language, words)
  const countOf = (kind: string): number => words.posts[kind].length

  test.each(postKinds)('%s has six posts or more, each with a title and two to four sentences', (kind) => {
    expect(countOf(kind)).toBeGreaterThanOrEqual(6)
    for (const answers of [brand, bare]) {
      for (const subject of [null, 'A1', 'A1 B2!']) {
        const all = Array.from({ length: countOf(kind) }, (_, seed) => post({ kind, subject, seed }, answers))
        expect(new Set(all.map(({ text }) => text)).size).toBe(countOf(kind))
        for (const { title, text } of all) {
          expect(title).not.toBe('')
          expect(title + text).not.toMatch(/[{}<>‹›[\]|]|undefined|null| {2}|^ | $/)
          expect(
            text.match(/[.!?。！？](?=["“”」』]?(\s|$|[^\s.!?。！？\d]))/g)?.length,
          ).toBeGreaterThanOrEqual(2)
          expect(text.length).toBeLessThan(280)
        }
      }
    }
  })

  test.each(postKinds)('%s tells its subject', (kind) => {
    for (let seed = 0; seed < countOf(kind); seed++) {
      const { title, text } = post({ kind, subject: 'A1', day: 'C3', seed })
      expect(title + text).toContain(kind === 'DAY' ? 'C3' : 'A1')
    }
  })

  test('the next seed gives the next post, and after the last comes the first', () => {
    const posts = [0, 1, countOf('DAY')].map((seed) => post({ kind: 'DAY', seed }))
    expect(posts[1]).not.toEqual(posts[0])
    expect(posts[2]).toEqual(posts[0])
  })
})

const ko = JSON.parse(readFileSync('locales/ko/drafts-posts.json', 'utf8'))
const korean = (request: PostRequest) => composePost(brand, request, 'ko', ko)

test('a day of mourning has quiet posts', () => {
  for (let seed = 0; seed < 8; seed++)
    expect(korean({ kind: 'DAY', day: '현충일', seed }).text).toMatch(/기억|애쓰신/)
})

test('Korean posts speak in one voice', () => {
  for (const kind of postKinds) {
    for (let seed = 0; seed < 8; seed++) {
      const { text } = korean({ kind, seed, voice: 'FORMAL' })
      expect(text.split(/(?<=[.?!]) /).filter((one) => /(?<!세)요[.]$/.test(one))).toEqual([])
    }
  }
})

test('words of a customer are quoted, and other sentences are not', () => {
  for (let seed = 0; seed < 8; seed++) {
    expect(korean({ kind: 'REVIEW', subject: '쫄깃해요!', seed }).text).toContain('“쫄깃해요!”')
    expect(korean({ kind: 'NEWS', subject: '8월 1일에 쉬어요', seed }).text).toMatch(
      /(^| )8월 1일에 쉬어요\. /,
    )
  }
})
