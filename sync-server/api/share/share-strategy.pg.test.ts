import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { changeCore } from '#contract/brand-core.ts'
import { changePersonality } from '#contract/personality.ts'
import { createPersona } from '#contract/positioning.ts'
import { createShare, renderShare } from '#contract/share.ts'
import { openTestApi, type TestApi } from '../test-api.ts'

let api: TestApi
let sent: { token: string; idBrand: number }

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  sent = await api.owner()
  const personality = {
    keyword1: '따뜻한',
    keyword2: '차분한',
    voiceTone: '짧게 말해요.',
    attention: '과장하지 않아요.',
    individuality: '말수가 적은 이웃',
  }
  await api.send(changePersonality, { ...sent, body: personality })
  await api.send(createPersona, {
    ...sent,
    body: { name: '지은', job: '요리사', country: 'KR', city: '부산', goal: '혼자서도 잘 차려 먹기' },
  })
})

async function share(body: Record<string, unknown>): Promise<string> {
  return String((await api.send(createShare, { ...sent, body: { part: 'ALL', ...body } })).body.key)
}
const render = async (key: string) => (await api.send(renderShare, { query: { key, lang: 'ko' } })).body
const page = async (key: string) => (await api.app.inject({ url: `/share/${key}?lang=ko` })).body

test('a link shows nothing of the strategy unless its maker has chosen so', async () => {
  for (const key of [await share({}), await share({ strategy: [] }), await share({ approvedOnly: true })]) {
    expect(await render(key)).not.toHaveProperty('strategy')
    const shown = await page(key)
    for (const words of ['따뜻한', '짧게 말해요.', '지은']) expect(shown).not.toContain(words)
  }
})

test('a link shows the chosen parts of the strategy, and no others', async () => {
  const voice = await share({ strategy: ['VOICE'] })
  expect((await render(voice)).strategy).toEqual({
    keywords: null,
    voice: { individuality: '말수가 적은 이웃', voiceTone: '짧게 말해요.', attention: '과장하지 않아요.' },
    personas: null,
  })
  expect(await page(voice)).toContain('짧게 말해요.')
  expect(await page(voice)).not.toContain('지은')

  const others = await share({ strategy: ['PERSONAS', 'KEYWORDS'] })
  expect((await render(others)).strategy).toMatchObject({
    keywords: ['따뜻한', '차분한'],
    voice: null,
    personas: [{ name: '지은', about: '요리사 · 대한민국 부산', goal: '혼자서도 잘 차려 먹기' }],
  })
  expect(await page(others)).toContain('혼자서도 잘 차려 먹기')
})

test('a link to a part of the guide can show parts of the strategy as well', async () => {
  const key = await share({ part: 'CORE', strategy: ['VOICE'] })
  expect((await render(key)).strategy).toMatchObject({ voice: { voiceTone: '짧게 말해요.' } })
})

test('a link to approved sections shows no part of the strategy that is not approved', async () => {
  const key = await share({ approvedOnly: true, strategy: ['KEYWORDS', 'VOICE', 'PERSONAS'] })
  expect(await render(key)).not.toHaveProperty('strategy')
})

test('the story is named as what it is, and answers that stand for none by their questions', async () => {
  await api.send(changeCore, { ...sent, body: { background: '할머니의 사발', what: '쌀로 구운 빵' } })
  const shown = await page(await share({}))
  expect(shown).toContain('<dt>이야기</dt>')
  expect(shown).not.toContain('<dt>시작한 계기</dt>')
})
