import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { type Site, SiteContext } from '../page/site-context.ts'
import { PlanTable } from './PlanTable.tsx'
import type { Plan } from './plans.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'ko', messages: {} }))

test('what the plan dialog says of a plan is in the table too: uploads of a vector logo, and credits', () => {
  expect(cellsOf(true, '가지고 있는 벡터 로고 올리기')).toEqual(['–안 됨', '됨', '됨'])
  expect(cellsOf(true, '매달 받는 크레딧')).toEqual(['처음 한 번 100', '500', '2,000'])
})

test('credits are in no table where none are sold', () => {
  expect(cellsOf(false, '매달 받는 크레딧')).toBeUndefined()
})

function cellsOf(isSelling: boolean, name: string): (string | null)[] | undefined {
  const box = document.createElement('div')
  box.innerHTML = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <SiteContext value={{ ...site, isSelling }}>
        <PlanTable label="플랜" plans={plans} inDollars={[]} isSelling={isSelling} />
      </SiteContext>
    </I18nProvider>,
  )
  const row = [...box.querySelectorAll('tbody tr')].find((each) => each.firstChild?.textContent === name)
  return row && [...row.querySelectorAll('td')].map((cell) => cell.textContent)
}

const site: Site = {
  language: 'ko',
  path: '/price',
  languages: ['ko'],
  categories: [],
  hasCampaign: false,
  isSelling: true,
  company: {},
}
const plans: Plan[] = [
  { title: 'Free', level: 1, price: 0, credit: 100 },
  { title: 'Basic', level: 10, price: 29_900, credit: 500 },
  { title: 'Plus', level: 11, price: 85_400, credit: 2000 },
].map((plan, at) => ({
  ...plan,
  idPlan: at + 1,
  priceOfYear: plan.price * 10,
  currency: 'KRW',
  storageBytes: 1024,
  seats: 2,
  historyDays: 1,
}))
