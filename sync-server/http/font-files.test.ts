import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fontFamilies } from '#model/options/fonts.ts'
import { answerError } from './errors.ts'
import { serveFonts } from './font-files.ts'

const app = fastify()

beforeAll(async () => {
  app.setErrorHandler(answerError)
  serveFonts(app)
  await app.ready()
})

afterAll(() => app.close())

const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers })

test.each(fontFamilies.map((family) => [family.slug, family] as const))(
  '%s: every weight has its rules, and a slice is there',
  async (_, family) => {
    const sheet = await get(family.cssPath)
    expect(sheet.headers['content-type']).toBe('text/css; charset=utf-8')
    for (const { weightValue } of family.faces) expect(sheet.body).toContain(`font-weight:${weightValue};`)
    expect(sheet.body).toContain(`font-family:'${family.family}'`)
    expect(sheet.body).not.toMatch(/\.woff\)|local\(/)
    const [url = ''] = /\/fonts\/[^)]+/.exec(sheet.body) ?? []
    const slice = await get(url)
    expect(slice.rawPayload.subarray(0, 4).toString()).toBe('wOF2')
    expect(slice.headers).toMatchObject({
      'content-type': 'font/woff2',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const first = family.faces[0]?.weightValue
    const single = await get(`/fonts/${family.slug}/${first}.css`, { 'accept-encoding': 'gzip, br' })
    expect([single.statusCode, single.headers['content-encoding']]).toEqual([200, 'br'])
  },
)

test.each(['lora', 'pretendard'])('%s: every slice is there as WOFF too', async (slug) => {
  const sheet = await get(`/fonts/${slug}/700.css`)
  const [url = ''] = /\/fonts\/[^)]+/.exec(sheet.body) ?? []
  const slice = await get(url.replace('.woff2', '.woff'))
  expect(slice.rawPayload.subarray(0, 4).toString()).toBe('wOFF')
  expect(slice.headers['content-type']).toBe('font/woff')
})

test.each([
  '/fonts/arial/index.css',
  '/fonts/lora/package.json',
  '/fonts/lora/450.css',
  '/fonts/lora/files/lora-latin-400-normal.ttf',
  '/fonts/lora/files/..%2Fpackage.json',
  '/fonts/lora/files/..%2F..%2Finter%2Ffiles%2Finter-latin-400-normal.woff2',
  '/fonts/..%2Flora/index.css',
  '/fonts/lora/files/none.woff2',
])('%s is a 404', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})
