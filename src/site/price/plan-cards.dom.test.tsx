import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { hasFeature, type PlanFeature } from '#contract/plan-features.ts'
import { buttonClass } from '#ui/controls/button-class.ts'
import { SiteContext } from '../page/site-context.ts'
import { PlanCards } from './PlanCards.tsx'
import { planRows, priceSite } from './plan-rows.fixture.ts'
import { type DollarPlan, monthsSaved, type Plan } from './plans.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

test('each plan has three to five lines of what it adds, with the amounts of the server', () => {
  const lines = cardsOf(planRows).map((card) => [...card.querySelectorAll('li')].map(textOf))
  for (const each of lines) expect([3, 4, 5]).toContain(each.length)
  expect(lines.map((each) => each.at(-1))).toEqual([
    '저장 공간 100MB(사진 약 30장), 변경 이력 1일',
    '저장 공간 10GB(사진 약 3,400장), 변경 이력 7일',
    '저장 공간 100GB(사진 약 34,000장), 변경 이력 30일',
  ])
  expect(lines[0]).toContain('브랜드 1개, 멤버 2명까지 함께')
  expect(lines[1]).toContain('브랜드 여러 개, 멤버 5명까지')
  expect(lines[2]).toContain('매달 2,000 크레딧')
})

test.each<[PlanFeature, string]>([
  ['approvals', '검토 요청과 승인'],
  ['print', '인쇄 맡기기'],
  ['premium', '프리미엄 템플릿'],
  ['vectorLogo', '벡터 로고'],
])('%s is a line of the smallest plan at which its calls are answered, and of no other', (feature, words) => {
  const cards = cardsOf(planRows)
  const smallest = planRows.findIndex(({ level }) => hasFeature(level, feature))
  expect(cards.map((card) => textOf(card).includes(words))).toEqual(planRows.map((_, at) => at === smallest))
})

test('pictures by a model are a line only where one is connected', () => {
  expect(
    cardsOf(planRows, { makesPictures: true }).map((card) => textOf(card).includes('AI로 그림')),
  ).toEqual([false, true, false])
  expect(textOf(cardsOf(planRows)[1])).not.toContain('AI로 그림')
})

test('premium templates are a line with their number, and none where the market has none', () => {
  expect(textOf(cardsOf(planRows)[1])).toContain('프리미엄 템플릿 31개와 벡터 로고')
  expect(textOf(cardsOf(planRows, { premiumTemplates: 0 })[1])).not.toContain('프리미엄')
})

test('a paid plan is chosen by the month or by the year, each with its price', () => {
  const [, basic] = cardsOf(planRows)
  const links = [...(basic?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/brand?plan=10&period=MONTHLY', '/brand?plan=10&period=YEARLY'])
  const said = (period: string) =>
    [...(basic?.querySelectorAll(`div[data-period=${period}]`) ?? [])].map(textOf).join()
  expect(said('MONTHLY')).toContain('29,900')
  expect(said('YEARLY')).toContain('299,000')
  expect(said('YEARLY')).toContain('59,800')
})

test('the middle plan is recommended until enough brands have chosen one', () => {
  const tagsOf = (plans: readonly Plan[]) =>
    cardsOf(plans).map((card) => ['추천', '가장 많이 고르는'].filter((words) => textOf(card).includes(words)))
  expect(tagsOf(planRows)).toEqual([[], ['추천'], []])
  expect(tagsOf(planRows.map((plan) => ({ ...plan, mostChosen: plan.level === 11 })))).toEqual([
    [],
    [],
    ['가장 많이 고르는'],
  ])
})

test('where nothing is sold there are no credits, no choice and no limit of brands that the server does not set', () => {
  const plans = planRows.map((plan) => ({ ...plan, manyBrands: true }))
  const cards = cardsOf(plans, { isSelling: false })
  expect(cards.map(textOf).join()).not.toMatch(/크레딧|브랜드 1개|여러 개/)
  expect(cards.flatMap((card) => [...card.querySelectorAll('a')])).toHaveLength(1)
})

test('the button of the plan that is put forward is the main one, and that of the free plan where nothing is sold', () => {
  const isMain = (cards: readonly Element[]) =>
    cards.map((card) => [...card.querySelectorAll('a')].some((link) => link.className === ink))
  const ink = buttonClass({ look: 'ink', size: 'large', isBlock: true })
  expect(isMain(cardsOf(planRows))).toEqual([false, true, false])
  expect(isMain(cardsOf(planRows, { isSelling: false }))).toEqual([true, false, false])
})

test('months that a year saves are those of the plan that saves the fewest', () => {
  expect(monthsSaved(planRows)).toBe(2)
  expect(monthsSaved(planRows.map((plan) => ({ ...plan, priceOfYear: plan.price * 12 })))).toBe(0)
  expect(
    monthsSaved(
      planRows.map((plan) => (plan.level === 11 ? { ...plan, priceOfYear: plan.price * 11 } : plan)),
    ),
  ).toBe(1)
})

test('dollars are beside the price in other languages than Korean, where they are known', () => {
  const dollars = [
    { ...planRows[1], price: 2300 },
    { ...planRows[2], price: 0 },
  ] as unknown as readonly DollarPlan[]
  const said = (language: 'ko' | 'en') => cardsOf(planRows, { language, dollars }).map(textOf)
  expect(said('en').map((words) => words.includes('$23.00'))).toEqual([false, true, false])
  expect(said('ko').join()).not.toContain('$')
})

interface Given {
  isSelling?: boolean
  premiumTemplates?: number
  makesPictures?: boolean
  language?: 'ko' | 'en'
  dollars?: readonly DollarPlan[]
}

function cardsOf(plans: readonly Plan[], { language = 'ko', dollars = [], ...given }: Given = {}) {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteContext value={{ ...priceSite, language }}>
        <PlanCards
          plans={plans}
          inDollars={dollars}
          onSale={{
            isSelling: true,
            writesTexts: false,
            makesPictures: false,
            premiumTemplates: 31,
            ...given,
          }}
        />
      </SiteContext>
    </I18nProvider>,
  )
  return [...box.querySelectorAll('article')]
}

const textOf = (element: Element | undefined) => element?.textContent ?? ''
