import { afterEach, expect, test } from 'vitest'
import { openPosts } from './posts.ts'
import { publishedPosts } from './published.ts'
import { drawing, openTestFolder, postFile } from './test-folder.ts'

let content = openTestFolder()
let lines: { readonly problem: string }[] = []
const open = () => openPosts(content.folder, { error: (line: unknown) => lines.push(line as never) } as never)
const noon = new Date('2026-11-24T03:00:00Z')

afterEach(() => {
  content.close()
  content = openTestFolder()
  lines = []
})

test('drafts and posts of later days are not shown; a day begins in Seoul', async () => {
  content.write('1-old/ko.md', postFile({ date: '2026-11-01' }))
  content.write('2-draft/ko.md', postFile({ draft: true }))
  content.write('3-tomorrow/ko.md', postFile({ date: '2026-11-25' }))
  content.write('4-new/ko.md', postFile({ date: '2026-11-24' }))
  const shelf = await open().read()
  const shownAt = (time: string) => publishedPosts(shelf, 'ko', new Date(time)).map(({ idPost }) => idPost)
  expect(shownAt('2026-11-24T03:00:00Z')).toEqual([4, 1])
  expect(shownAt('2026-11-24T14:59:59Z')).toEqual([4, 1])
  expect(shownAt('2026-11-24T15:00:00Z')).toEqual([3, 4, 1])
  expect(shownAt('2026-11-23T14:59:59Z')).toEqual([1])
})

test('a post without a text in the language is shown in English, else in Korean; a draft is no text', async () => {
  content.write('1-both/ko.md', postFile({ title: '둘' }))
  content.write('1-both/en.md', postFile({ title: 'Both' }))
  content.write('2-korean/ko.md', postFile({ title: '하나' }))
  content.write('3-draft/ko.md', postFile({ title: '셋' }))
  content.write('3-draft/en.md', postFile({ title: 'Three', draft: true }))
  const shelf = await open().read()
  const seen = (language: 'ko' | 'en' | 'ja') =>
    Object.fromEntries(
      publishedPosts(shelf, language, noon).map((post) => [post.idPost, [post.language, post.text.title]]),
    )
  expect(seen('ja')).toEqual({ 1: ['en', 'Both'], 2: ['ko', '하나'], 3: ['ko', '셋'] })
  expect(seen('ko')[1]).toEqual(['ko', '둘'])
  expect(publishedPosts(shelf, 'ja', noon).find(({ idPost }) => idPost === 1)?.languages).toEqual([
    'ko',
    'en',
  ])
})

test.each([
  ['no front matter', '# 제목\n', 'has no front matter between two lines ---'],
  ['a day that does not exist', postFile({ date: '2026-02-30' }), 'date must be a day such as 2026-11-24'],
  ['a category that does not exist', postFile({ idCategory: 9 }), 'idCategory 9 is not in categories.json'],
  ['a misspelt property', postFile({ titel: 'x' }), 'Unrecognized key: "titel"'],
  ['a draft of another word', postFile({ draft: 'maybe' }), 'draft must be true or false'],
  ['a cover without a description', postFile({ cover: 'a.svg' }), 'alt must be there where there is a cover'],
  ['a missing cover', postFile({ cover: 'b.svg', alt: '그림' }), 'there is no picture b.svg'],
  [
    'a line of another form',
    '---\ntitle\n---\n본문',
    'has a line of another form in its front matter: title',
  ],
  ['no text', postFile({}, ''), 'has no text'],
])('a file with %s is named in one line of the log, and the rest is served', async (_, source, reason) => {
  content.write('1-good/ko.md', postFile())
  content.write('2-bad/ko.md', source)
  const posts = open()
  const shelf = await posts.read()
  await posts.read()
  expect(publishedPosts(shelf, 'ko', noon).map(({ idPost }) => idPost)).toEqual([1])
  expect(lines).toHaveLength(1)
  expect(lines[0]?.problem).toContain('2-bad/ko.md: ')
  expect(lines[0]?.problem).toContain(reason)
  expect(lines[0]?.problem).not.toContain('\n')
})

test('what is changed, added, repaired or removed is seen by the next call', async () => {
  content.write('1-good/ko.md', postFile({ title: '하나' }))
  const posts = open()
  const titles = async () => publishedPosts(await posts.read(), 'ko', noon).map(({ text }) => text.title)
  expect(await titles()).toEqual(['하나'])
  content.write('1-good/ko.md', postFile({ title: '두울' }))
  expect(await titles()).toEqual(['두울'])
  content.write('2-more/ko.md', postFile({ title: '셋', date: 'soon' }))
  expect(await titles()).toEqual(['두울'])
  content.write('2-more/ko.md', postFile({ title: '셋', date: '2026-11-02' }))
  expect(await titles()).toEqual(['셋', '두울'])
  content.remove('1-good')
  expect(await titles()).toEqual(['셋'])
  expect(lines).toHaveLength(1)
})

test('nothing is read twice while nothing changes', async () => {
  content.write('1-good/ko.md', postFile())
  const posts = open()
  expect(await posts.read()).toBe(await posts.read())
})

test('pictures have the size of their drawing; what is none is named', async () => {
  content.write('1-good/ko.md', postFile({ cover: 'a.svg', alt: '"그림"' }))
  content.write('1-good/a.svg', drawing)
  content.write('1-good/b.png', 'no picture')
  const { posts } = await open().read()
  expect([...(posts[0]?.pictures ?? [])].map(([name, { width, height }]) => [name, width, height])).toEqual([
    ['a.svg', 64, 36],
  ])
  expect(posts[0]?.texts.get('ko')?.cover?.alt).toBe('그림')
  expect(lines.map(({ problem }) => problem.split(':')[0])).toEqual(['1-good/b.png'])
})

test('two folders of one number, a folder without one, and a missing content folder are named', async () => {
  content.write('1-good/ko.md', postFile())
  content.write('1-twin/ko.md', postFile({ title: '둘' }))
  content.write('notes/ko.md', postFile())
  await open().read()
  expect(lines.map(({ problem }) => problem)).toEqual([
    '1-twin: another folder has the number 1',
    "notes: the name of a post's folder begins with its number",
  ])
  content.close()
  lines = []
  expect(await open().read()).toMatchObject({ categories: [], posts: [] })
  expect(lines.map(({ problem }) => problem)).toEqual(['categories.json: is missing', '.: is missing'])
})
