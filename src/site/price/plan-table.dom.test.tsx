import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { SiteContext } from '../page/site-context.ts'
import { PlanTable } from './PlanTable.tsx'
import { planRows, priceSite } from './plan-rows.fixture.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

test('what the plan dialog says of a plan is in the table too: uploads of a vector logo, approvals, brands and credits', () => {
  expect(cellsOf(true, '가지고 있는 벡터 로고 올리기')).toEqual(['–안 됨', '됨', '됨'])
  expect(cellsOf(true, '섹션 검토 요청과 승인')).toEqual(['–안 됨', '–안 됨', '됨'])
  expect(cellsOf(true, '프리미엄 템플릿')).toEqual(['–안 됨', '31개', '31개'])
  expect(cellsOf(true, '저장 공간')?.[0]).toBe('100MB휴대폰 사진 약 30장')
  expect(cellsOf(true, '브랜드 수')).toEqual(['1개', '여러 개', '여러 개'])
  expect(cellsOf(true, '매달 받는 크레딧')).toEqual(['처음 한 번 100', '500', '2,000'])
})

test('texts by a model are in the table where one is connected', () => {
  expect(cellsOf(true, 'AI가 쓰는 글', true)).toEqual(['하루 30번', '하루 200번', '하루 500번'])
  expect(cellsOf(true, 'AI가 쓰는 글')).toBeUndefined()
})

test('credits are in no table where none are sold', () => {
  expect(cellsOf(false, '매달 받는 크레딧')).toBeUndefined()
})

function cellsOf(isSelling: boolean, name: string, writesTexts = false): (string | null)[] | undefined {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteContext value={{ ...priceSite, isSelling }}>
        <PlanTable
          label="플랜"
          plans={planRows}
          inDollars={[]}
          onSale={{ isSelling, writesTexts, makesPictures: false, premiumTemplates: 31 }}
        />
      </SiteContext>
    </I18nProvider>,
  )
  const row = [...box.querySelectorAll('tbody tr')].find((each) => each.firstChild?.textContent === name)
  return row && [...row.querySelectorAll('td')].map((cell) => cell.textContent)
}
