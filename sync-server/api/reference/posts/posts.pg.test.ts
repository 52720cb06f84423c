import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnswerOf } from '#contract/call.ts'
import { listPostCategories, pagePosts, readLocalPost, readPost } from '#contract/post.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { drawing, openTestFolder, postFile } from '#server/posts/test-folder.ts'

type Page = AnswerOf<typeof pagePosts>

const content = openTestFolder()
let api: TestApi

beforeAll(async () => {
  content.write('1-name/ko.md', postFile({ title: '이름', recommend: true, cover: 'a b.svg', alt: '도장' }))
  content.write('1-name/a b.svg', drawing)
  content.write('2-colour/ko.md', postFile({ title: '색깔', date: '2026-11-02' }))
  content.write('2-colour/en.md', postFile({ title: 'Colours', date: '2026-11-02' }))
  content.write('3-help/ko.md', postFile({ title: '설치', idCategory: 2 }))
  content.write('4-draft/ko.md', postFile({ title: '초안', draft: true, cover: 'a.svg', alt: '초안' }))
  content.write('4-draft/a.svg', drawing)
  content.write('5-later/ko.md', postFile({ title: '나중', date: '2999-01-01' }))
  api = await openTestApi({ CONTENT_DIR: content.root })
})

afterAll(async () => {
  await api.close()
  content.close()
})

async function ask(query: Record<string, string | number> = {}, language = 'ko'): Promise<Page> {
  const { status, body } = await api.send(pagePosts, { query, headers: { 'accept-language': language } })
  expect(status).toBe(200)
  return body as unknown as Page
}

const titlesOf = ({ _embedded }: Page) => _embedded.posts.map(({ title }) => title)

test('categories are listed in the language, else in English or Korean, without signing in', async () => {
  const { body } = await api.send(listPostCategories, { headers: { 'accept-language': 'ja' } })
  expect(body).toMatchObject({
    _embedded: {
      categories: [
        { idCategory: 1, name: 'Writing a brand' },
        { idCategory: 2, name: '도움말' },
      ],
    },
  })
})

test('posts are listed newest first, without drafts and those of later days, by category and recommendation', async () => {
  expect(titlesOf(await ask())).toEqual(['색깔', '설치', '이름'])
  expect(titlesOf(await ask({ idCategory: 2 }))).toEqual(['설치'])
  expect(titlesOf(await ask({ idCategory: 9 }))).toEqual([])
  expect(titlesOf(await ask({ recommend: 'true' }))).toEqual(['이름'])
  expect(titlesOf(await ask({ recommend: 'false' }))).toEqual(['색깔', '설치'])
  const second = await ask({ size: 2, page: 1 })
  expect(titlesOf(second)).toEqual(['이름'])
  expect(second.page).toEqual({ number: 1, size: 2, totalPages: 2 })
})

test('each says its language and those it has; `language` asks for those that are written in one', async () => {
  const [first, ...rest] = (await ask({}, 'zh-TW'))._embedded.posts
  expect(first).toMatchObject({ title: 'Colours', language: 'en', languages: ['ko', 'en'] })
  expect(rest.map(({ language }) => language)).toEqual(['ko', 'ko'])
  expect(titlesOf(await ask({ language: 'en' }))).toEqual(['Colours'])
  expect(titlesOf(await ask({ language: 'ja' }))).toEqual([])
})

test('both calls answer a post with its text, its pictures, and those before and after it in its category', async () => {
  const headers = { 'accept-language': 'ko' }
  const { status, body } = await api.send(readPost, { params: { idPost: 1 }, headers })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    idPost: 1,
    language: 'ko',
    body: '\n본문\n',
    cover: { width: 64, height: 36, alt: '도장' },
    pictures: [{ name: 'a b.svg', width: 64, height: 36 }],
    previous: null,
    next: { idPost: 2, title: '색깔', language: 'ko' },
  })
  expect((await api.send(readLocalPost, { params: { id: 1 }, headers })).body).toEqual(body)
  const english = await api.send(readLocalPost, { params: { id: 2 }, headers: { 'accept-language': 'en' } })
  expect(english.body).toMatchObject({
    title: 'Colours',
    previous: { idPost: 1, language: 'ko' },
    next: null,
  })
})

test.each([4, 5, 99])('post %i is not there', async (idPost) => {
  const { status, body } = await api.send(readPost, { params: { idPost } })
  expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
})

test('a picture is kept by browsers under the address of its version, and runs nothing when opened', async () => {
  const { body } = await api.send(readPost, { params: { idPost: 1 } })
  const { url } = body.cover as { url: string }
  const { status, headers, text } = await api.request({ url })
  expect([status, headers['content-type'], text]).toEqual([200, 'image/svg+xml', drawing])
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  const plain = url.split('?')[0] ?? ''
  expect((await api.request({ url: plain })).headers['cache-control']).toBe('no-cache')
  const again = await api.request({ url, headers: { 'if-none-match': String(headers.etag) } })
  expect(again.status).toBe(304)
})

test.each(['/blog/1/ko.md', '/blog/1/..%2Fcategories.json', '/blog/4/a.svg', '/blog/9/a.svg'])(
  '%s is no picture of a post that is shown',
  async (url) => expect((await api.request({ url })).status).toBe(404),
)

test('a changed file is answered without a restart', async () => {
  content.write('6-new/ko.md', postFile({ title: '처음', date: '2026-11-03' }))
  expect(titlesOf(await ask())[0]).toBe('처음')
  content.write('6-new/ko.md', postFile({ title: '다음', date: '2026-11-03' }))
  expect(titlesOf(await ask())[0]).toBe('다음')
  content.remove('6-new')
  expect(titlesOf(await ask())[0]).toBe('색깔')
})
