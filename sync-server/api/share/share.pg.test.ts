import { Readable } from 'node:stream'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeApproval } from '#contract/approval.ts'
import { changeBrand } from '#contract/brand.ts'
import { changeCore, changeCoreValue, createCoreValue, deleteCoreValue } from '#contract/brand-core.ts'
import { deleteFiles, uploadImage } from '#contract/file.ts'
import { changePersonality } from '#contract/personality.ts'
import { placePhoto } from '#contract/photo.ts'
import {
  createShare,
  downloadShared,
  listShares,
  readShare,
  readSharedCore,
  readSharedFile,
  readSharedVisual,
  renderShare,
  revokeShare,
} from '#contract/share.ts'
import {
  changeColors,
  changeLogo,
  changePhotographs,
  changeTypography,
  deletePhotograph,
} from '#contract/visual.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
import { digestSection } from '#model/workbook/section-approval.ts'
import { sectionOf } from '#model/workbook/sections.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
let owner: { id: number; token: string }
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

beforeEach(async () => {
  owner = await api.person('한결')
  sent = { token: owner.token, idBrand: await api.brand(owner.id) }
  // Approvals are part of Plus, vector files of what is below too.
  await api.database.kysely
    .updateTable('brand')
    .set({ plan: 'PLUS' })
    .where('id', '=', sent.idBrand)
    .execute()
})

async function share(body: Record<string, unknown> = { part: 'ALL' }) {
  const answer = await api.send(createShare, { ...sent, body })
  return { key: String(answer.body.key), idShare: Number(answer.body.idShare), url: String(answer.body.url) }
}

/** A logo of one colour; with `ground`, in the middle of as much ground. */
async function upload(width = 40, ground?: string): Promise<number> {
  const picture = sharp({ create: { width, height: 20, channels: 4, background: '#8E3B2E' } })
  if (ground) picture.extend({ left: width, right: width, background: ground })
  const bytes = await picture.png().toBuffer()
  const file = { bytes, name: 'a.png', type: 'image/png' }
  const { body } = await api.send(uploadImage, { ...sent, body: { fileType: 'LOGO' }, file })
  return Number(body.idFile)
}

const page = (path: string, headers: Record<string, string> = {}) => api.app.inject({ url: path, headers })

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

describe('what a link shows', () => {
  beforeEach(async () => {
    await api.send(changeBrand, {
      ...sent,
      body: { name: '온기', subName: 'Ongi', industry: 'ECOMMERCE_CRAFT' },
    })
    await api.send(changeCore, {
      ...sent,
      body: { purposeManifesto: '따뜻한 한 끼', background: '할머니의 사발', memo: '우리끼리 메모' },
    })
    await api.send(createCoreValue, { ...sent, body: { keyword: '정직', description: '숨기지 않아요' } })
    await api.send(changeColors, { ...sent, body: { main: '#B4583A' } })
  })

  test('is the guide, without anything private to the team', async () => {
    const { key } = await share()
    const { body, text } = await api.send(renderShare, { query: { key } })
    expect(body).toMatchObject({
      part: 'ALL',
      brand: { name: '온기', subName: 'Ongi' },
      core: {
        purpose: { purposeManifesto: '따뜻한 한 끼' },
        story: { background: '할머니의 사발' },
        values: [{ keyword: '정직', description: '숨기지 않아요' }],
      },
      visual: { colors: { main: '#B4583A' } },
    })
    for (const secret of ['우리끼리 메모', 'businessNumber', 'representative', 'credit', 'email', '한결']) {
      expect(text).not.toContain(secret)
      expect((await page(`/share/${key}`)).body).not.toContain(secret)
    }
  })

  test('has the tagline, and by a link to approved sections only where that is approved', async () => {
    await api.send(changePersonality, { ...sent, body: { tagline1: '오늘의 한 끼에 온기를' } })
    const whole = await share()
    const approved = await share({ part: 'ALL', approvedOnly: true })
    expect((await page(`/share/${whole.key}`)).body).toContain('오늘의 한 끼에 온기를')
    expect((await page(`/share/${approved.key}`)).body).not.toContain('오늘의 한 끼에 온기를')
    await api.send(changeApproval, {
      ...sent,
      body: { section: 'brandPersonalityTagline', state: 'APPROVED' },
    })
    expect((await page(`/share/${approved.key}`)).body).toContain('오늘의 한 끼에 온기를')
  })

  test('has the tagline only where the link shows the whole guide', async () => {
    await api.send(changePersonality, { ...sent, body: { tagline1: '오늘의 한 끼에 온기를' } })
    const whole = await share()
    for (const part of ['CORE', 'VISUAL'] as const) {
      const { key } = await share({ part })
      expect((await api.send(renderShare, { query: { key } })).body).toMatchObject({
        brand: { tagline: null },
      })
      for (const opened of [key, whole.key]) {
        const { statusCode, body } = await page(`/share/${part.toLowerCase()}/${opened}`)
        expect([statusCode, body.includes('오늘의 한 끼에 온기를')]).toEqual([200, false])
      }
    }
  })

  test('tells the story as one joined text, and not again what that text says', async () => {
    await api.send(changeCore, {
      ...sent,
      body: { what: '매일 쓰는 그릇', how: '흙을 고르고 물레로 빚어요' },
    })
    const { key } = await share()
    const { body } = await page(`/share/${key}`)
    const story = /<section class="chapter" id="story".*?<\/section>/s.exec(body)?.[0] ?? ''
    const answers = [...story.matchAll(/<dd[^>]*>(.*?)<\/dd>/gs)].map(([, text]) => text)
    expect(answers[0]).toMatch(/할머니의 사발[\s\S]*매일 쓰는 그릇/)
    for (const said of ['할머니의 사발', '매일 쓰는 그릇', '흙을 고르고 물레로 빚어요'])
      expect(answers.filter((text) => text?.includes(said))).toHaveLength(1)
  })

  test('is dated by every answer of a part, values, photographs and the tagline among them', async () => {
    const { body: value } = await api.send(createCoreValue, { ...sent, body: { keyword: '느림' } })
    const photograph = { idFile: await upload(), description: '한 상' }
    const { body: photographs } = await api.send(changePhotographs, { ...sent, body: [photograph] })
    const [{ idBrandVisualPhotography: id } = { idBrandVisualPhotography: 0 }] = (
      photographs._embedded as { photography: { idBrandVisualPhotography: number }[] }
    ).photography
    await api.send(changePersonality, { ...sent, body: { tagline1: '오늘의 한 끼에 온기를' } })
    const { key } = await share()
    const tables = ['brand_core', 'brand_core_value', 'brand_visual', 'brand_visual_photography']
    const datesAfter = async (change: () => Promise<unknown>) => {
      for (const table of [...tables, 'brand_personality'])
        await api.database.pool.query(`update ${table} set updated_at = '2020-01-01' where brand_id = $1`, [
          sent.idBrand,
        ])
      await api.database.pool.query(`update brand set updated_at = '2020-01-01' where id = $1`, [
        sent.idBrand,
      ])
      await change()
      const { body } = await api.send(renderShare, { query: { key } })
      const { core, visual, updatedAt } = body as Record<string, string> &
        Record<string, { updatedAt: string }>
      return [core?.updatedAt, visual?.updatedAt, updatedAt].map((date) => String(date).startsWith('2020'))
    }
    expect(await datesAfter(async () => {})).toEqual([true, true, true])
    const add = () => api.send(createCoreValue, { ...sent, body: { keyword: '쓰임' } })
    expect(await datesAfter(add)).toEqual([false, true, false])
    const remove = () =>
      api.send(deleteCoreValue, { ...sent, params: { id: Number(value.idBrandCoreValue) } })
    expect(await datesAfter(remove)).toEqual([false, true, false])
    const addPhotograph = () => api.send(changePhotographs, { ...sent, body: [photograph] })
    expect(await datesAfter(addPhotograph)).toEqual([true, false, false])
    const removePhotograph = () => api.send(deletePhotograph, { ...sent, params: { id } })
    expect(await datesAfter(removePhotograph)).toEqual([true, false, false])
    const renameTagline = () => api.send(changePersonality, { ...sent, body: { tagline1: '느린 그릇' } })
    expect(await datesAfter(renameTagline)).toEqual([true, true, false])
  })

  test("says dates to its reader, not the states of the team's work, and leaves out what is empty", async () => {
    await api.send(changeApproval, { ...sent, body: { section: 'brandCorePurpose', state: 'APPROVED' } })
    await api.send(changeApproval, { ...sent, body: { section: 'brandCoreStory', state: 'IN_REVIEW' } })
    const { key } = await share()
    const today = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format()
    const { body } = await page(`/share/${key}`)
    expect(body).toContain(`${today} 승인`)
    expect(body).toContain(`${today} 기준`)
    for (const ours of ['검토 중', '지금 내용', '비어', 'id="vision"', 'id="typography"'])
      expect(body).not.toContain(ours)
    const { body: japanese } = await page(`/share/${key}?lang=ja`)
    expect(japanese).toContain('<h1 lang="ko">온기</h1>')
    expect(japanese).toMatch(/<dd lang="ko">할머니의 사발<\/dd>/)
  })

  test('has a cover in the colour of the brand, with words that can be read on it', async () => {
    const { key } = await share()
    expect((await page(`/share/${key}`)).body).toContain('class="cover cover-brand cover-white"')
    await api.send(changeColors, { ...sent, body: { main: '#F4C84A' } })
    expect((await page(`/share/${key}`)).body).toContain('class="cover cover-brand cover-black"')
    const core = await share({ part: 'CORE' })
    expect((await page(`/share/core/${core.key}`)).body).toContain('class="cover cover-plain"')
  })

  test('has the logo on the cover in one colour, and on a plate where it has no such form', async () => {
    const { key } = await share()
    const logoOn = async (idFile: number) => {
      await api.send(changeLogo, { ...sent, body: { logoJson: { primary: { idFile, name: 'a.png' } } } })
      return /<img class="logo [^>]*>/.exec((await page(`/share/${key}`)).body)?.[0] ?? null
    }
    const clear = await upload(40, '#00000000')
    const onPaper = await upload(40, '#FFFFFF')
    const picture = (idFile: number) => page(`/api/v1/brand-share/file/${idFile}?key=${key}&form=one-colour`)
    expect(await logoOn(onPaper)).toContain(`class="logo on-white" src="/api/v1/brand-share/file/${onPaper}`)
    expect((await picture(onPaper)).statusCode).toBe(404)
    expect(await logoOn(clear)).toContain(`class="logo one-colour" src="/api/v1/brand-share/file/${clear}`)
    const { channels } = await sharp((await picture(clear)).rawPayload).stats()
    expect([channels[0]?.max, channels[3]?.min, channels[3]?.max]).toEqual([0, 0, 255])

    const late = await upload(44, '#00000000')
    const get = vi.spyOn(api.services.storage, 'get').mockResolvedValueOnce(null)
    expect(await logoOn(late)).toBeNull()
    get.mockRestore()
    expect(await logoOn(late)).toContain(`/brand-share/file/${late}`)

    const unreadable = await upload(48, '#00000000')
    const read = vi
      .spyOn(api.services.storage, 'get')
      .mockImplementation(async () => ({ body: Readable.from([Buffer.from('no picture')]), size: 10 }))
    expect(await logoOn(unreadable)).toBeNull()
    expect(await logoOn(unreadable)).toBeNull()
    expect(read).toHaveBeenCalledTimes(1)
    read.mockRestore()
  })

  test('is only the part that it was made for', async () => {
    const { key } = await share({ part: 'CORE' })
    expect((await api.send(readSharedCore, { query: { key } })).status).toBe(200)
    expect((await api.send(readSharedVisual, { query: { key } })).status).toBe(404)
    expect((await page(`/share/core/${key}`)).statusCode).toBe(200)
    expect((await page(`/share/${key}`)).statusCode).toBe(404)
    expect((await page(`/share/visual/${key}`)).statusCode).toBe(404)
    const whole = await share()
    for (const part of ['', 'core/', 'visual/']) {
      expect((await page(`/share/${part}${whole.key}`)).statusCode).toBe(200)
    }
    expect((await page(`/share/core/${whole.key}`)).body).not.toContain('#B4583A')
  })

  test('is only approved sections, where it was made for them', async () => {
    await api.send(changeApproval, { ...sent, body: { section: 'brandCorePurpose', state: 'APPROVED' } })
    await api.send(changeApproval, { ...sent, body: { section: 'brandCoreStory', state: 'IN_REVIEW' } })
    const { key } = await share({ part: 'ALL', approvedOnly: true })
    const { body } = await api.send(renderShare, { query: { key } })
    expect(body).toMatchObject({
      core: {
        purpose: { purposeManifesto: '따뜻한 한 끼' },
        story: null,
        values: null,
        approval: { purpose: { state: 'APPROVED' }, story: { state: 'IN_REVIEW' } },
      },
      visual: { logo: null, colors: null, typography: null },
    })
    const { body: shown } = await page(`/share/${key}`)
    expect(shown).toContain('따뜻한 한 끼')
    expect(shown).not.toContain('할머니의 사발')
    expect(shown).not.toContain('#B4583A')
  })
})

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

test('a picture can be read only by a link that shows it', async () => {
  const [logo, photograph, other] = [await upload(), await upload(41), await upload(42)]
  await api.send(changeLogo, { ...sent, body: { logoSymbol: { idFile: logo } } })
  await api.send(changePhotographs, { ...sent, body: [{ idFile: photograph, description: '한 상' }] })
  const { key } = await share()
  const core = await share({ part: 'CORE' })
  const read = async (idFile: number, by = key) =>
    (await api.send(readSharedFile, { params: { idFile }, query: { key: by } })).status
  expect([await read(logo), await read(photograph), await read(other)]).toEqual([200, 200, 404])
  expect(await read(logo, core.key)).toBe(404)
  expect(await read(logo, 'guessed')).toBe(404)
  const answer = await api.send(readSharedFile, { params: { idFile: logo }, query: { key } })
  expect(answer.headers['content-type']).toBe('image/webp')

  await api.send(deleteFiles, { ...sent, query: { idFiles: photograph } })
  expect(await read(photograph)).toBe(404)
  const { body } = await page(`/share/${key}`)
  expect(body).toContain('지워진 이미지예요')
  expect(body).not.toContain(`/brand-share/file/${photograph}`)
})

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

test("a picture of a photo service has its credit, in the page's language", async () => {
  const { body: added } = await api.send(placePhoto, { ...sent, body: { id: 'a-bowl' } })
  await api.send(changePhotographs, { ...sent, body: [{ idFile: added.idFile, idUnsplash: 'a-bowl' }] })
  const { key } = await share()
  const credit = { service: 'UNSPLASH', name: 'Mina Park', url: 'https://unsplash.com/@mina' }
  const { body } = await api.send(readSharedVisual, { query: { key } })
  expect(body).toMatchObject({ photography: [{ description: null, credit }] })
  const shown = (await page(`/share/${key}`)).body.replaceAll(/<[^>]+>/g, '')
  expect(shown).toContain('사진: Mina Park / Unsplash')
})

test('a picture that a model has made says so', async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#B4583A' } })
    .jpeg()
    .withXmp(aiXmp)
    .toBuffer()
  const file = { bytes, name: 'photo.jpg', type: 'image/jpeg' }
  const { body: added } = await api.send(uploadImage, { ...sent, body: { fileType: 'PHOTO' }, file })
  await api.send(changePhotographs, { ...sent, body: [{ idFile: added.idFile }] })
  const { key } = await share()
  const { body } = await api.send(readSharedVisual, { query: { key } })
  expect(body).toMatchObject({ photography: [{ origin: 'AI' }] })
  expect((await page(`/share/${key}`)).body).toContain('<span>AI로 만든 그림</span>')
})

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
