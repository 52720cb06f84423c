import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeApproval } from '#contract/approval.ts'
import { changeBrand } from '#contract/brand.ts'
import { deleteFiles, uploadImage } from '#contract/file.ts'
import { createShare, downloadShared, listShares, renderShare, revokeShare } from '#contract/share.ts'
import { changeColors, changeLogo, changeTypography } from '#contract/visual.ts'
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

describe('downloads', () => {
  const kinds = ['logo', 'colors', 'fonts'] as const
  let asked = 0
  /** Each from another address, because downloads of one are limited. */
  const ask = (kind: (typeof kinds)[number], key: string) => {
    asked += 1
    const url = downloadShared.path.replace('{kind}', kind)
    return api.app.inject({ url, query: { key, lang: 'ko' }, remoteAddress: `198.51.100.${asked}` })
  }
  const statusesOf = async (key: string) =>
    Promise.all(kinds.map(async (kind) => (await ask(kind, key)).statusCode))
  const unpack = async (kind: (typeof kinds)[number], key: string) => {
    const { rawPayload, headers } = await ask(kind, key)
    return { files: unzipSync(rawPayload), headers }
  }
  let logo: number

  beforeEach(async () => {
    await api.send(changeBrand, { ...sent, body: { name: '온기/A' } })
    logo = await upload(1100, '#00000000')
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" width="40" height="20"><path d="M0 0H40V20z"/></svg>',
    )
    const file = { bytes: drawing, name: 'a.svg', type: 'image/svg+xml' }
    const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
    const logoJson = {
      primary: { idFile: logo, name: 'a.png' },
      vector: { idFile: Number(body.idFile), name: 'a.svg' },
    }
    await api.send(changeLogo, { ...sent, body: { logoJson } })
    await api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
    const korMain = { idFontFamily: 2, idFontFace: 2700, weightValue: 700 }
    await api.send(changeTypography, { ...sent, body: { korMain } })
  })

  test('are offered only by a link that was made with them, until it is closed', async () => {
    const { key } = await share()
    expect(await statusesOf(key)).toEqual([404, 404, 404])
    expect((await page(`/share/${key}`)).body).not.toContain('/download/')
    const open = await share({ part: 'VISUAL', downloads: true })
    expect((await api.send(renderShare, { query: { key: open.key } })).body.downloads).toEqual(kinds)
    expect(await statusesOf(open.key)).toEqual([200, 200, 200])
    const { body } = await page(`/share/visual/${open.key}`)
    for (const kind of kinds)
      expect(body).toContain(`/brand-share/download/${kind}?key=${open.key}&amp;lang=ko`)
    await api.send(revokeShare, { ...sent, params: { idShare: open.idShare } })
    expect(await statusesOf(open.key)).toEqual([404, 404, 404])
    expect(await statusesOf('guessed')).toEqual([404, 404, 404])
  })

  test('are not of a part that the link does not show', async () => {
    const core = await share({ part: 'CORE', downloads: true })
    expect(await statusesOf(core.key)).toEqual([404, 404, 404])
    const { body } = await api.send(listShares, sent)
    expect(body._embedded).toMatchObject({ shares: [{ part: 'CORE', downloads: false }] })
    const whole = await share({ part: 'ALL', downloads: true })
    expect((await page(`/share/core/${whole.key}`)).body).not.toContain('/download/')
  })

  test('are only of approved sections, where the link shows no others', async () => {
    const { key } = await share({ part: 'ALL', approvedOnly: true, downloads: true })
    expect(await statusesOf(key)).toEqual([404, 404, 404])
    await api.send(changeApproval, { ...sent, body: { section: 'brandVisualColor', state: 'APPROVED' } })
    expect(await statusesOf(key)).toEqual([404, 200, 404])
    const { files } = await unpack('colors', key)
    expect(Buffer.from(files['tokens.css'] ?? []).toString()).not.toContain('Gowun Batang')
  })

  test("hold the logo's files without metadata and in three widths, never enlarged", async () => {
    const { key } = await share({ part: 'ALL', downloads: true })
    const { files, headers } = await unpack('logo', key)
    expect(headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('온기 A-logo.zip')}`,
    )
    expect(Object.keys(files).sort()).toEqual([
      'README.txt',
      'logo/logo-horizontal.png',
      'logo/logo.svg',
      'logo/png/logo-1024.png',
      'logo/png/logo-2048.png',
      'logo/png/logo-512.png',
      'logo/png/logo-horizontal-1024.png',
      'logo/png/logo-horizontal-2048.png',
      'logo/png/logo-horizontal-512.png',
    ])
    for (const width of [512, 1024, 2048])
      expect((await sharp(files[`logo/png/logo-${width}.png`]).metadata()).width).toBe(width)
    await api.send(changeLogo, {
      ...sent,
      body: { logoJson: { primary: { idFile: await upload(), name: 'a' } } },
    })
    const { files: small } = await unpack('logo', key)
    expect(Object.keys(small).filter((name) => name.includes('horizontal'))).toEqual([
      'logo/logo-horizontal.png',
    ])
  })

  test('hold a drawing that is far higher than wide without PNGs of millions of pixels', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 4000" width="10" height="4000"><path d="M0 0H10V4000z"/></svg>'
    const file = { bytes: Buffer.from(drawing), name: 'a.svg', type: 'image/svg+xml' }
    const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
    const logoJson = { primary: null, vector: { idFile: Number(body.idFile), name: 'a.svg' } }
    await api.send(changeLogo, { ...sent, body: { logoJson } })
    const { key } = await share({ part: 'ALL', downloads: true })
    expect(Object.keys((await unpack('logo', key)).files).sort()).toEqual(['README.txt', 'logo/logo.svg'])
    expect((await page(`/share/${key}/preview.png`)).statusCode).toBe(200)
  })

  test('hold colours for programs and for print, and fonts with source and licence', async () => {
    const { key } = await share({ part: 'ALL', downloads: true })
    const { files } = await unpack('colors', key)
    expect(Object.keys(files).sort()).toEqual([
      '_tokens.scss',
      'brand.tokens.json',
      'colors.txt',
      'palette.ase',
      'theme.css',
      'tokens.css',
    ])
    expect(Buffer.from(files['colors.txt'] ?? []).toString()).toContain(
      '#B4583A\tRGB 180 88 58\tCMYK 0 51 68 29',
    )
    const { body: text } = await ask('fonts', key)
    expect(text).toContain('고운바탕 (Gowun Batang)')
    expect(text).toContain('https://fonts.google.com/specimen/Gowun+Batang')
    expect(text).toContain('SIL Open Font License 1.1')
  })

  test('hold no file of another brand, even where the logo names one', async () => {
    const stranger = await api.person()
    const theirs = { token: stranger.token, idBrand: await api.brand(stranger.id) }
    await api.database.pool.query(
      `insert into brand_visual (brand_id, logo) values ($1, $2)
       on conflict (brand_id) do update set logo = excluded.logo`,
      [theirs.idBrand, JSON.stringify({ primary: { idFile: logo } })],
    )
    const { body } = await api.send(createShare, { ...theirs, body: { part: 'ALL', downloads: true } })
    expect(await statusesOf(String(body.key))).toEqual([404, 404, 404])
    const mine = await share({ part: 'ALL', downloads: true })
    await api.send(deleteFiles, { ...sent, query: { idFiles: logo } })
    expect(Object.keys((await unpack('logo', mine.key)).files)).not.toContain('logo/logo-horizontal.png')
  })

  test('are counted by address, apart from other calls', async () => {
    const { key } = await share({ part: 'ALL', downloads: true })
    const remoteAddress = '203.0.113.9'
    const url = `/api/v1/brand-share/download/fonts?key=${key}`
    const statuses: number[] = []
    for (let i = 0; i < 31; i += 1) statuses.push((await api.app.inject({ url, remoteAddress })).statusCode)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429])
    expect((await api.app.inject({ url: `/share/${key}`, remoteAddress })).statusCode).toBe(200)
  })
})
