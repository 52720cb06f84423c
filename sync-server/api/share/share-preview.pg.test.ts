import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeBrand } from '#contract/brand.ts'
import { uploadImage } from '#contract/file.ts'
import { changePersonality } from '#contract/personality.ts'
import { revokeShare } from '#contract/share.ts'
import { changeColors, changeLogo } from '#contract/visual.ts'
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
const upload = (width?: number, ground?: string) => api.uploadLogo(sent, width, ground)
const page = (path: string, headers?: Record<string, string>) => api.page(path, headers)

describe('the picture of a link', () => {
  const tagsOf = async (path: string) =>
    new Map(
      [
        ...(await page(path)).body.matchAll(
          /<meta (?:property|name)="((?:og|twitter):[\w:]+)" content="([^"]*)">/g,
        ),
      ].map(([, name = '', content = '']) => [name, content.replaceAll('&amp;', '&')]),
    )
  const pathOf = (address = '') => address.replace(api.environment.publicUrl, '')
  const groundOf = async (bytes: Buffer) => [
    ...(await sharp(bytes).extract({ left: 5, top: 5, width: 1, height: 1 }).raw().toBuffer()),
  ]

  test('is the cover at 1200 by 630, in the colours and with the logo that the link shows', async () => {
    await api.send(changeBrand, { ...sent, body: { name: '온기', subName: 'Ongi' } })
    await api.send(changePersonality, { ...sent, body: { tagline1: '오늘의 한 끼에 "온기"를' } })
    await api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
    const whole = await share()
    const tags = await tagsOf(`/share/${whole.key}?lang=en`)
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:title': '온기 · Brand guide',
      'og:description': '오늘의 한 끼에 &quot;온기&quot;를',
      'og:url': `${api.environment.publicUrl}/share/${whole.key}`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': '온기, Ongi, 오늘의 한 끼에 &quot;온기&quot;를, Brand guide',
      'twitter:card': 'summary_large_image',
    })
    const first = tags.get('og:image') ?? ''
    const answer = await page(pathOf(first))
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png'])
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      width: 1200,
      height: 630,
      format: 'png',
    })
    expect(await groundOf(answer.rawPayload)).toEqual([180, 88, 58])

    const idFile = await upload(40, '#00000000')
    await api.send(changeLogo, { ...sent, body: { logoJson: { primary: { idFile, name: 'a.png' } } } })
    const second = (await tagsOf(`/share/${whole.key}?lang=en`)).get('og:image') ?? ''
    expect(second).not.toBe(first)
    const withLogo = (await page(pathOf(second))).rawPayload
    const around = await sharp(withLogo)
      .extract({ left: 100, top: 200, width: 20, height: 20 })
      .raw()
      .toBuffer()
    expect(new Set(around)).toEqual(new Set([255]))

    const core = await share({ part: 'CORE' })
    const plain = await tagsOf(`/share/core/${core.key}`)
    expect(plain.get('og:description')).toBe('온기의 브랜드 가치 체계')
    expect(await groundOf((await page(pathOf(plain.get('og:image')))).rawPayload)).toEqual([251, 250, 247])
  })

  test('tells nothing of a brand where the link is closed or unknown', async () => {
    await api.send(changeBrand, { ...sent, body: { name: '온기' } })
    const { key, idShare } = await share()
    const picture = pathOf((await tagsOf(`/share/${key}`)).get('og:image'))
    await api.send(revokeShare, { ...sent, params: { idShare } })
    const closed = await tagsOf(`/share/${key}`)
    expect(closed).toEqual(await tagsOf('/share/guessed'))
    expect(closed.get('og:title')).toBe('열 수 없는 링크')
    expect(closed.has('og:image')).toBe(false)
    expect((await page(picture)).statusCode).toBe(404)
    const visual = await share({ part: 'VISUAL' })
    expect((await page(`/share/${visual.key}/preview.png`)).statusCode).toBe(404)
  })

  test('is counted by address only where it has to be drawn', async () => {
    const { key } = await share()
    const ask = (remoteAddress: string) => api.app.inject({ url: `/share/${key}/preview.png`, remoteAddress })
    for (let i = 0; i < 40; i += 1) expect((await ask('203.0.113.10')).statusCode).toBe(200)
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) {
      await api.send(changeBrand, { ...sent, body: { name: `온기 ${i}` } })
      statuses.push((await ask('203.0.113.11')).statusCode)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
  })

  test('has no logo of more pixels than a page may cost', async () => {
    await api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
    const bytes = await sharp({ create: { width: 6000, height: 5000, channels: 4, background: '#00000000' } })
      .composite([{ input: { create: { width: 3000, height: 2500, channels: 4, background: '#000' } } }])
      .png({ palette: true })
      .toBuffer()
    const file = { bytes, name: 'a.png', type: 'image/png' }
    const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
    const logoJson = { primary: { idFile: Number(body.idFile), name: 'a.png' } }
    expect((await api.send(changeLogo, { ...sent, body: { logoJson } })).status).toBe(200)
    const { key } = await share()
    expect((await page(`/share/${key}`)).body).not.toContain('<img class="logo"')
    expect((await page(`/share/${key}/preview.png`)).statusCode).toBe(200)
  })
})
