import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeBrand } from '#contract/brand.ts'
import { changeCore } from '#contract/brand-core.ts'
import {
  createShare,
  listShares,
  readShare,
  readSharedCore,
  readSharedVisual,
  renderShare,
  revokeShare,
} from '#contract/share.ts'
import { openTestApi } from '../test-api.ts'
import { openTestShare, type TestShare } from './test-share.ts'

let api: TestShare
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  api = await openTestShare()
})
afterAll(() => api.close())
beforeEach(async () => {
  sent = await api.brandWithPlus()
})

const share = (body?: Record<string, unknown>) => api.share(sent, body)
const page = (path: string, headers?: Record<string, string>) => api.page(path, headers)

describe('a link', () => {
  test('has a random key, is listed with its creator, and is revoked for good', async () => {
    const one = await share()
    const other = await share({ part: 'CORE' })
    expect(one.key).toMatch(/^[\w-]{22}$/)
    expect(other.key).not.toBe(one.key)
    expect(one.url).toBe(`${api.environment.publicUrl}/share/${one.key}`)
    expect(other.url).toBe(`${api.environment.publicUrl}/share/core/${other.key}`)
    const list = async () => (await api.send(listShares, sent)).body._embedded
    expect(await list()).toMatchObject({
      shares: [
        { key: other.key, createdBy: '한결' },
        { key: one.key, part: 'ALL', approvedOnly: false },
      ],
    })
    expect(await api.send(revokeShare, { ...sent, params: { idShare: one.idShare } })).toMatchObject({
      status: 200,
    })
    expect((await api.send(revokeShare, { ...sent, params: { idShare: one.idShare } })).status).toBe(404)
    expect(await list()).toMatchObject({ shares: [{ key: other.key }] })
    // For a withdrawn account no name is returned.
    await api.database.pool.query(`update account set full_name = ''`)
    expect(await list()).toMatchObject({ shares: [{ createdBy: null }] })
    await api.database.pool.query(`update account set full_name = '한결'`)
  })

  test('of another brand cannot be revoked', async () => {
    const { idShare } = await share()
    const stranger = await api.person()
    const theirs = { token: stranger.token, idBrand: await api.brand(stranger.id) }
    expect((await api.send(revokeShare, { ...theirs, params: { idShare } })).status).toBe(404)
  })

  test('is limited to twenty per brand', async () => {
    for (let i = 0; i < 20; i += 1) await share()
    expect(await api.send(createShare, { ...sent, body: { part: 'ALL' } })).toMatchObject({
      status: 409,
      body: { code: 'LIMIT_EXCEEDED' },
    })
  })

  test('that is unknown, revoked or of a deleted brand has the same 404', async () => {
    const closed = await share()
    await api.send(revokeShare, { ...sent, params: { idShare: closed.idShare } })
    const orphaned = await share()
    await api.database.kysely
      .updateTable('brand')
      .set({ deleted_at: new Date() })
      .where('id', '=', sent.idBrand)
      .execute()
    const guessed = 'AAAAAAAAAAAAAAAAAAAAAA'
    const answers = new Set<string>()
    for (const key of [guessed, closed.key, orphaned.key]) {
      for (const call of [readShare, renderShare, readSharedCore, readSharedVisual]) {
        const { status, text } = await api.send(call, { query: { key } })
        answers.add(`${status} ${text}`)
      }
      for (const part of ['', 'core/', 'visual/']) {
        const { statusCode, body } = await page(`/share/${part}${key}`)
        answers.add(`${statusCode} ${body}`)
      }
    }
    expect([...answers].map((answer) => answer.slice(0, 4))).toEqual(['404 ', '404 '])
  })
})

describe('the page', () => {
  test('allows only its own script, and is hidden from search engines', async () => {
    await api.send(changeBrand, { ...sent, body: { name: '<script>alert(1)</script>"온기' } })
    await api.send(changeCore, { ...sent, body: { background: '</style><img src=x onerror=alert(1)>' } })
    const { key } = await share()
    const { headers, body } = await page(`/share/${key}`)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cache-control']).toMatch(/^private/)
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]+';/)
    expect(policy).not.toContain('unsafe')
    expect(body).not.toContain('<script>alert')
    expect(body).not.toContain('<img src=x')
    expect(body).not.toContain('style=')
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;온기')
  })

  test.each([
    ['ko', '브랜드 가이드'],
    ['en', 'Brand guide'],
    ['ja', 'ブランドガイド'],
    ['zh-CN', '品牌指南'],
    ['zh-TW', '品牌指南'],
  ])('is in %s, by accept-language or by the address', async (language, title) => {
    const { key } = await share()
    for (const answer of [
      await page(`/share/${key}?lang=${language}`, { 'accept-language': 'fr' }),
      await page(`/share/${key}`, { 'accept-language': language }),
    ]) {
      expect(answer.body).toContain(`<html lang="${language}"`)
      expect(answer.body).toContain(title)
    }
  })

  test('contains nothing of the app', async () => {
    const { key } = await share()
    const { body } = await page(`/share/${key}`)
    expect(body).not.toContain('/assets/')
    expect(Buffer.byteLength(body)).toBeLessThan(60_000)
    const worker = await page('/share/worker.js')
    expect(worker.headers['content-type']).toMatch(/^text\/javascript/)
  })

  test('is rate-limited by address', async () => {
    const small = await openTestApi({ HTTP_REQUESTS_PER_MINUTE: '3' })
    const ask = () => small.app.inject({ url: '/share/guess' })
    for (let i = 0; i < 3; i += 1) expect((await ask()).statusCode).toBe(404)
    expect((await ask()).statusCode).toBe(429)
    await small.close()
  })
})

describe('a link of a part that only a newer release knows', () => {
  const newer = async () => {
    const link = await share({ part: 'ALL', downloads: true })
    await api.database.pool.query(`update brand_share set part = 'STRATEGY' where id = $1`, [link.idShare])
    return link
  }

  beforeAll(() => api.database.pool.query('alter table brand_share drop constraint brand_share_part_check'))

  test('shows nothing here and is answered 503, until a node of that release answers', async () => {
    const { key } = await newer()
    for (const path of [`/share/${key}`, `/share/core/${key}`, `/share/strategy/${key}`]) {
      const { statusCode, headers, body } = await page(path, { 'accept-language': 'ko' })
      expect([path, statusCode, headers.refresh, headers['retry-after']]).toEqual([path, 503, '5', '5'])
      expect(body).toContain('잠시 뒤 저절로 열려요')
    }
    for (const path of [
      `/share/${key}/preview.png`,
      `/api/v1/brand-share?key=${key}`,
      `/api/v1/brand-share/render?key=${key}`,
      `/api/v1/brand-share/core?key=${key}`,
      `/api/v1/brand-share/download/logo?key=${key}`,
    ]) {
      const { statusCode, headers, body } = await page(path)
      expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '5'])
      expect(JSON.parse(body)).toMatchObject({ code: 'NOT_READY' })
    }
  })

  test('is listed without an address, and can be revoked', async () => {
    const { key, idShare } = await newer()
    const { body } = await api.send(listShares, sent)
    expect(body._embedded).toMatchObject({ shares: [{ idShare, part: 'STRATEGY', key: '', url: '' }] })
    await api.send(revokeShare, { ...sent, params: { idShare } })
    for (const path of [`/share/${key}`, `/share/strategy/${key}`])
      expect((await page(path)).statusCode).toBe(404)
  })

  test('an address of a part that no release knows is a closed link', async () => {
    const { key } = await share()
    expect((await page(`/share/strategy/${key}`)).statusCode).toBe(404)
    expect((await page('/share/strategy/no-such-key')).statusCode).toBe(404)
  })
})
