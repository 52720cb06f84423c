import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeApproval } from '#contract/approval.ts'
import { changeBrand } from '#contract/brand.ts'
import { changeCore, changeCoreValue, createCoreValue } from '#contract/brand-core.ts'
import { changePersonality } from '#contract/personality.ts'
import { downloadShared, readSharedFile, renderShare } from '#contract/share.ts'
import { changeColors, changeLogo, changeTypography } from '#contract/visual.ts'
import { digestSection } from '#model/workbook/section-approval.ts'
import { sectionOf } from '#model/workbook/sections.ts'
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

describe('a link to approved sections', () => {
  const wordsOf = (path: string, answers: Record<string, unknown>) => {
    const section = sectionOf(path)
    if (!section) throw new Error(path)
    return digestSection(section, answers)
  }
  const decide = (section: string, state: string, words?: string) =>
    api.send(changeApproval, { ...sent, body: { section, state, ...(words && { words }) } })
  const shown = async (key: string) => (await api.send(renderShare, { query: { key } })).body
  const purpose = (text: string) => wordsOf('core/purpose', { 'core.purposeManifesto': text })
  const seen = async (key: string) =>
    ((await shown(key)).core as { purpose: { purposeManifesto: string } | null }).purpose?.purposeManifesto ??
    null

  test('shows what was approved, whatever was written afterwards, until the approval is withdrawn', async () => {
    await api.send(changeCore, { ...sent, body: { purposeManifesto: '따뜻한 한 끼', service: '그릇' } })
    const { body: value } = await api.send(createCoreValue, { ...sent, body: { keyword: '정직' } })
    await api.send(changePersonality, { ...sent, body: { tagline1: '오늘의 한 끼에 온기를' } })
    await decide('brandCorePurpose', 'APPROVED', purpose('따뜻한 한 끼'))
    await decide(
      'brandCoreValue',
      'APPROVED',
      wordsOf('core/value', { 'core.values': [{ keyword: '정직' }] }),
    )
    await decide('brandPersonalityTagline', 'APPROVED')
    const { key } = await share({ part: 'ALL', approvedOnly: true })
    const whole = await share()

    await api.send(changeCore, { ...sent, body: { purposeManifesto: '초안', service: '접시' } })
    await api.send(changeCoreValue, {
      ...sent,
      params: { id: Number(value.idBrandCoreValue) },
      body: { keyword: '느림' },
    })
    await api.send(createCoreValue, { ...sent, body: { keyword: '쓰임' } })
    await api.send(changePersonality, { ...sent, body: { tagline1: '아직 생각 중' } })
    await api.send(changeBrand, { ...sent, body: { name: '온기', subName: 'Not yet' } })
    expect(await shown(key)).toMatchObject({
      brand: { name: '온기', subName: null, tagline: '오늘의 한 끼에 온기를' },
      core: {
        purpose: { purposeManifesto: '따뜻한 한 끼' },
        values: [{ keyword: '정직', description: null }],
        story: null,
        approval: { purpose: { state: 'APPROVED' } },
      },
    })
    const { body: open } = await page(`/share/${key}`)
    expect(open).toContain('따뜻한 한 끼')
    for (const later of ['초안', '접시', '느림', '쓰임', '아직 생각 중', 'Not yet']) {
      expect(open).not.toContain(later)
      expect((await page(`/share/${whole.key}`)).body).toContain(later === '접시' ? '온기' : later)
    }

    await decide('brandCorePurpose', 'IN_REVIEW')
    expect(await seen(key)).toBeNull()
    await decide('brandCorePurpose', 'APPROVED', purpose('초안'))
    expect(await seen(key)).toBe('초안')
    await decide('brandCorePurpose', 'DRAFT')
    expect(await seen(key)).toBeNull()
  })

  test('offers the approved logo, colours and fonts to download', async () => {
    const [old, fresh] = [await upload(40), await upload(44)]
    const logo = (idFile: number) =>
      api.send(changeLogo, { ...sent, body: { logoJson: { primary: { idFile, name: 'a.png' } } } })
    const font = (idFontFamily: number) => ({ korMain: { idFontFamily, idFontFace: 2700, weightValue: 700 } })
    await logo(old)
    await api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
    await api.send(changeTypography, { ...sent, body: font(2) })
    // As a device has it: the file with its name.
    const seenLogo = wordsOf('visual/logo', { 'visual.logoJson.primary': { idFile: old, name: 'a.png' } })
    await decide('brandVisualLogo', 'APPROVED', seenLogo)
    await decide('brandVisualColor', 'APPROVED', wordsOf('visual/color', { 'visual.main': '#B4583A' }))
    const seenFonts = { 'visual.korMain': font(2).korMain }
    await decide('brandVisualTypography', 'APPROVED', wordsOf('visual/typography', seenFonts))
    const { key } = await share({ part: 'ALL', approvedOnly: true, downloads: true })
    const packs = async () => {
      const get = (kind: string) =>
        api.app.inject({
          url: downloadShared.path.replace('{kind}', kind),
          query: { key, lang: 'ko' },
          remoteAddress: `198.51.100.${200 + Math.floor(Math.random() * 50)}`,
        })
      const logoPack = unzipSync((await get('logo')).rawPayload)['logo/logo-horizontal.png']
      const colours = unzipSync((await get('colors')).rawPayload)['colors.txt']
      return {
        width: (await sharp(logoPack).metadata()).width,
        colours: Buffer.from(colours ?? []).toString(),
        fonts: (await get('fonts')).body,
      }
    }
    const before = await packs()
    expect(before.width).toBe(40)
    expect(before.colours).toContain('#B4583A')

    await logo(fresh)
    await api.send(changeColors, { ...sent, body: { main: '#112233' } })
    await api.send(changeTypography, { ...sent, body: font(3) })
    expect(await packs()).toEqual(before)
    const read = async (idFile: number) =>
      (await api.send(readSharedFile, { params: { idFile }, query: { key } })).status
    expect([await read(old), await read(fresh)]).toEqual([200, 404])
    expect((await page(`/share/${key}`)).body).not.toContain('#112233')
  })

  test('shows approved words that reach REST after the approval, and never others', async () => {
    await api.send(changeCore, { ...sent, body: { purposeManifesto: '따뜻한' } })
    await decide('brandCorePurpose', 'APPROVED', purpose('따뜻한 한 끼'))
    const { key } = await share({ part: 'ALL', approvedOnly: true })
    expect(await seen(key)).toBeNull()
    expect(await shown(key)).toMatchObject({ core: { approval: { purpose: null } } })
    await api.send(changeCore, { ...sent, body: { purposeManifesto: '따뜻한 한 끼' } })
    expect(await seen(key)).toBe('따뜻한 한 끼')
    await api.send(changeCore, { ...sent, body: { purposeManifesto: '따뜻한 한 끼와 다른 것' } })
    expect(await seen(key)).toBe('따뜻한 한 끼')
  })

  test('shows an approval of an earlier release while nothing was changed, and from then on as it was', async () => {
    await api.send(changeCore, { ...sent, body: { purposeManifesto: '따뜻한 한 끼' } })
    await decide('brandCorePurpose', 'APPROVED', purpose('따뜻한 한 끼'))
    const { key } = await share({ part: 'ALL', approvedOnly: true })
    // Approved again by a process of the earlier release, which leaves the copy as it is.
    await api.database.pool.query(
      `update brand_approval set decided_at = now(), words = $2 where brand_id = $1`,
      [sent.idBrand, purpose('초안')],
    )
    expect(await seen(key)).toBeNull()
    await api.database.pool.query(`update brand_core set purpose_manifesto = '초안' where brand_id = $1`, [
      sent.idBrand,
    ])
    expect(await seen(key)).toBe('초안')
    await api.send(changeCore, { ...sent, body: { purposeManifesto: '초안 둘' } })
    expect(await seen(key)).toBe('초안')
  })
})
