import { expect, test } from 'vitest'
import type { Language } from '#model/language/languages.ts'
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
  expect(untilOf('/service', [categories, campaign, { payments: 'off' }])).toBe(Date.parse(changesAt))
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
  expect(links.filter((href) => href?.startsWith('mailto:ask@saegim.example?subject='))).toHaveLength(2)
})

function landing(state: string, language: Language = 'ko'): Document {
  return readDocument(
    render({
      language,
      path: '/',
      origin: 'http://localhost',
      company: { businessNumber: '123-45-67890', email: 'ask@saegim.example' },
      answers: answers(state),
      assets: { styles: '', fonts: null, scripts: {} },
      preview: '/preview.png',
    }),
  )
}

function answers(state: string): readonly unknown[] {
  const campaign = {
    key: '2025-11',
    startsAt: '2025-10-31T15:00:00.000Z',
    endsAt: '2025-11-30T15:00:00.000Z',
    capacity: 1000,
    state,
    changesAt,
  }
  const providers = { payments: 'off', ai: { image: false } }
  const frame = [{ _embedded: { categories: [] } }, campaign, providers]
  return [{ _embedded: { plans: [] } }, campaign, providers, ...frame]
}
