import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { changeApproval } from '#contract/approval.ts'
import { changeBrand } from '#contract/brand.ts'
import { changeCore, createCoreValue, deleteCoreValue } from '#contract/brand-core.ts'
import { deleteFiles, uploadImage } from '#contract/file.ts'
import { changePersonality } from '#contract/personality.ts'
import { placePhoto } from '#contract/photo.ts'
import { readSharedCore, readSharedFile, readSharedVisual, renderShare } from '#contract/share.ts'
import { changeColors, changeLogo, changePhotographs, deletePhotograph } from '#contract/visual.ts'
import { aiXmp } from '#model/pictures/ai-mark.ts'
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
