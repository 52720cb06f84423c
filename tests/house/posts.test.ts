import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readShelf } from '#server/posts/read-shelf.ts'
import { root } from './source-files.ts'

const { categories, posts, problems } = await readShelf(join(root, 'sync-server/content/blog'))
const texts = posts.flatMap(({ idPost, texts, pictures }) =>
  [...texts].map(([language, text]) => ({ name: `${idPost} ${language}`, language, text, pictures })),
)

test('every post that the product ships can be served, in Korean and English', () => {
  expect(problems).toEqual([])
  expect(posts.length).toBeGreaterThanOrEqual(12)
  expect(posts.filter(({ texts }) => !texts.has('ko') || !texts.has('en'))).toEqual([])
  for (const { name } of categories) expect(Object.keys(name)).toHaveLength(5)
})

test('every picture is shown in some text, and every text shows only pictures that are there', () => {
  for (const { idPost, texts, pictures } of posts) {
    const named = [...texts.values()].flatMap(({ cover, body }) => [
      ...(cover ? [cover.file] : []),
      ...[...body.matchAll(/!\[[^\]]+\]\(([^\s)]+)/g)].map(([, file]) => file),
    ])
    expect([idPost, [...new Set(named)].sort()]).toEqual([idPost, [...pictures.keys()].sort()])
  }
})

test('each language has the same category, day and recommendation', () => {
  for (const { idPost, texts } of posts) {
    const facts = [...texts.values()].map(({ idCategory, date, isRecommended }) => [
      idCategory,
      date,
      isRecommended,
    ])
    for (const each of facts) expect([idPost, each]).toEqual([idPost, facts[0]])
  }
})

describe.each(texts)('post $name', ({ language, text }) => {
  test('has words of its language, and no formal Korean but in quotations and in what is quoted as bad', () => {
    if (language === 'ko') {
      const own = text.body.replace(/^>.*$/gm, '').replace(/[‘“][^’”]*[’”]/g, '')
      expect(own).not.toMatch(/니다(?=[.?])/)
    } else expect(`${text.title} ${text.summary}`).not.toMatch(/[가-힣]/)
  })
})
