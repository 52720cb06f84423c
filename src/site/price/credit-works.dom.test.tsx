import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { SiteContext } from '../page/site-context.ts'
import { CreditWorks } from './CreditWorks.tsx'
import { planRows, priceSite } from './plan-rows.fixture.ts'
import type { Work } from './plans.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

const work = (idCategory: number, name: string, credit: number): Work => ({
  idTaskProduct: credit,
  idCategory,
  name,
  credit,
  forms: [],
})
const works = [
  work(1, '로고 파일 형식 바꾸기', 300),
  work(3, '사진 5장 보정', 500),
  work(3, '인스타그램 글', 1_500),
]

test('what the credits of each paid plan buy is said by the prices of the server', () => {
  const words = textOf(works, 10)
  expect(words).toContain(
    'Basic의 500 크레딧으로 할 수 있는 일: 사진 5장 보정, 로고 파일 형식 바꾸기 또는 AI 그림 50장.',
  )
  expect(words).toContain(
    'Plus의 2,000 크레딧으로 할 수 있는 일: 인스타그램 글, 로고 파일 형식 바꾸기 × 6 또는 AI 그림 200장.',
  )
  expect(words).not.toContain('Free')
})

test('pictures are no example where no model is connected, and nothing is said where nothing is bought', () => {
  expect(textOf(works, 0)).not.toContain('AI 그림')
  expect(textOf([], 0)).toBe('')
})

function textOf(given: readonly Work[], pictureCredit: number): string {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteContext value={priceSite}>
        <CreditWorks plans={planRows} works={given} pictureCredit={pictureCredit} />
      </SiteContext>
    </I18nProvider>,
  )
  return box.textContent?.trim() ?? ''
}
