import { expect, test } from 'vitest'
import type { Language } from '#model/language/languages.ts'
import { planRows } from '../../src/site/price/plan-rows.fixture.ts'
import type { Plan } from '../../src/site/price/plans.ts'
import { render, untilOf } from '../../src/site/render.tsx'
import { readDocument } from './open-site.ts'

const changesAt = '2025-11-30T15:00:00.000Z'

test.each([
  ['BEFORE', '2025년 11월 1일부터 신청을 받아요.'],
  ['OPEN', '2025년 11월 30일까지, 선착순 1,000곳이에요.'],
])('while the campaign is %s the landing page leads to it', (state, words) => {
  const notice = landing(state).querySelector('[data-part=campaign]')
  expect(notice?.textContent).toContain(words)
  expect(notice?.querySelector('a')?.getAttribute('href')).toBe('/event')
  expect(landing(state, 'ja').querySelector('[data-part=campaign] a')?.getAttribute('href')).toBe('/ja/event')
})

test.each(['FULL', 'CLOSED'])('once it is %s the landing page says nothing of it', (state) => {
  expect(landing(state).querySelector('[data-part=campaign]')).toBeNull()
})

test.each([
  ['BEFORE', true],
  ['OPEN', true],
  ['FULL', false],
  ['CLOSED', false],
])('while the campaign is %s, that menu and footer lead to it is %s', (state, leads) => {
  const page = landing(state)
  for (const part of ['header', 'footer'])
    expect(page.querySelector(`${part} a[href="/event"]`) !== null, part).toBe(leads)
})

test('every page is out of date when the campaign changes its state, because its menu is', () => {
  const categories = { _embedded: { categories: [] } }
  const campaign = { state: 'OPEN', changesAt }
  expect(untilOf('/service', [categories, campaign, { payments: 'off' }, { _embedded: { posts: [] } }])).toBe(
    Date.parse(changesAt),
  )
})

test('the landing page is out of date when the campaign changes its state', () => {
  expect(untilOf('/', answers('OPEN'))).toBe(Date.parse(changesAt))
})

test('without a script the first questions lead to the quest, and no answer gets into an address', () => {
  const form = landing('CLOSED').querySelector('form')
  expect(form?.getAttribute('action')).toBe('/quest/0')
  expect(form?.querySelector('button')?.getAttribute('type')).toBe('submit')
  const fields = [...(form?.querySelectorAll('input') ?? [])]
  expect(fields).toHaveLength(3)
  expect(fields.filter((field) => field.hasAttribute('name'))).toEqual([])
})

test('the footer leads to the registration of the operator, to partnership and to customer service', () => {
  const links = [...landing('CLOSED').querySelectorAll('footer a')].map((link) => link.getAttribute('href'))
  expect(links).toContain('https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890')
  expect(links.filter((href) => href?.startsWith('mailto:ask@saegim.example?subject='))).toHaveLength(1)
  expect(links).toContain('/contact')
})

test('[A-140] links of the header lead to the parts of this page, to cases only where there are some', () => {
  const linksOf = (page: Document) =>
    [...page.querySelectorAll('header nav a')].map((link) => link.getAttribute('href'))
  const plain = landing('CLOSED')
  for (const part of ['introduction', 'ai-features', 'pricing']) {
    expect(linksOf(plain)).toContain(`/#${part}`)
    expect(plain.getElementById(part)).not.toBeNull()
  }
  expect(linksOf(plain)).not.toContain('/#customer-cases')
  expect(plain.getElementById('customer-cases')).toBeNull()
  const story = {
    idPost: 40,
    language: 'ko',
    title: '모아의 한 해',
    summary: '둘이서 쓴 가이드',
    cover: null,
  }
  const page = landing('CLOSED', 'en', { cases: [story] })
  expect(linksOf(page)).toContain('/en#customer-cases')
  const section = page.getElementById('customer-cases')
  expect(section?.querySelector('li a')?.getAttribute('href')).toBe('/en/blog/40')
  expect(section?.querySelector('li')?.getAttribute('lang')).toBe('ko-KR')
})

test('[A-032] the score of the campaign is shown with how many gave it and when, and only where it was counted', () => {
  expect(landing('CLOSED').querySelector('[data-part=review]')).toBeNull()
  const review = { score: 4.95, count: 312, countedOn: '2027-03-20' }
  const words = landing('CLOSED', 'ko', { campaign: { review } }).querySelector(
    '[data-part=review]',
  )?.textContent
  for (const part of ['4.95 / 5', '312곳', '2027년 3월 20일']) expect(words).toContain(part)
})

test('[A-133] the chat is offered where it has a key, by an icon and in the footer', () => {
  expect(landing('CLOSED').querySelector('[data-action=chat]')).toBeNull()
  const keyed = landing('CLOSED', 'ko', { providers: { chatKey: 'plugin' } })
  const keys = [...keyed.querySelectorAll('[data-action=chat]')].map((button) =>
    button.getAttribute('data-key'),
  )
  expect(keys).toEqual(['plugin', 'plugin'])
  expect(keyed.querySelector('footer [data-action=chat]')).not.toBeNull()
})

test('[A-143] the login of the header opens the ways to log in and to sign up over the page', () => {
  const page = landing('CLOSED', 'ko', { providers: { login: { kakao: true, naver: false } } })
  const button = [...page.querySelectorAll('header button')].find((each) => each.textContent === '로그인')
  const dialog = page.getElementById(button?.getAttribute('popovertarget') ?? '')
  expect(dialog?.getAttribute('popover')).toBe('auto')
  expect([...(dialog?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    '/account/login?sns=kakao',
    '/account/login',
    '/account/signup/intro',
  ])
  expect(dialog?.querySelector('[autofocus]')?.textContent).toBe('이메일로 로그인')
})

test('a brand after the first is told to need a plan only where it does', () => {
  const leadOf = (plans: readonly Plan[]) =>
    landing('CLOSED', 'ko', { plans }).querySelector('#pricing p')?.textContent
  expect(leadOf(planRows)).toContain('브랜드와 사람이 늘거나')
  const needless = planRows.map((plan) => ({ ...plan, manyBrands: true }))
  expect(leadOf(needless)).toContain('플랜에서 기한 없이 돼요. 사람이 늘거나')
})

test('what a model does is told where one is connected', () => {
  const textOf = (ai: object) =>
    landing('CLOSED', 'ko', { providers: { ai } }).getElementById('ai-features')?.textContent ?? ''
  expect(textOf({ text: false, image: false })).not.toMatch(/AI/)
  expect(textOf({ text: true, image: false })).toContain('AI가 다듬어요')
  expect(textOf({ text: false, image: true })).toContain('AI로 그림을 만들어요')
})

function landing(state: string, language: Language = 'ko', given: Given = {}): Document {
  return readDocument(
    render({
      language,
      path: '/',
      origin: 'http://localhost',
      company: { businessNumber: '123-45-67890', email: 'ask@saegim.example' },
      answers: answers(state, given),
      assets: { styles: '', fonts: null, scripts: {} },
      preview: '/preview.png',
    }),
  )
}

interface Given {
  readonly campaign?: object
  readonly providers?: object
  readonly cases?: readonly object[]
  readonly plans?: readonly Plan[]
}

function answers(state: string, given: Given = {}): readonly unknown[] {
  const campaign = {
    key: '2025-11',
    startsAt: '2025-10-31T15:00:00.000Z',
    endsAt: '2025-11-30T15:00:00.000Z',
    capacity: 1000,
    state,
    changesAt,
    review: null,
  }
  const providers = {
    payments: 'off',
    ai: { text: false, image: false },
    login: {},
    chatKey: null,
    ...given.providers,
  }
  const cases = { _embedded: { posts: given.cases ?? [] } }
  const frame = [{ _embedded: { categories: [] } }, campaign, providers, cases]
  return [
    { _embedded: { plans: given.plans ?? [] } },
    { ...campaign, ...given.campaign },
    providers,
    cases,
    { _embedded: { plans: [] } },
    { page: { totalPages: 31 } },
    ...frame,
  ]
}
