import type { Site } from '../page/site-context.ts'
import type { Plan } from './plans.ts'

export const priceSite: Site = {
  language: 'ko',
  path: '/price',
  languages: ['ko'],
  categories: [],
  hasCampaign: false,
  hasCases: false,
  isSelling: true,
  hasModels: false,
  signIn: [],
  chatKey: null,
  company: {},
}

/** As the server lists them in won, where a second brand needs a plan. */
export const planRows: Plan[] = [
  { title: 'Free', level: 1, price: 0, credit: 100, seats: 2, historyDays: 1, storage: 100 * 1024 ** 2 },
  {
    title: 'Basic',
    level: 10,
    price: 29_900,
    credit: 500,
    seats: 5,
    historyDays: 7,
    storage: 10 * 1024 ** 3,
  },
  {
    title: 'Plus',
    level: 11,
    price: 85_400,
    credit: 2000,
    seats: 50,
    historyDays: 30,
    storage: 100 * 1024 ** 3,
  },
].map(({ storage, ...plan }, at) => ({
  ...plan,
  idPlan: at + 1,
  priceOfYear: plan.price * 10,
  currency: 'KRW',
  storageBytes: storage,
  manyBrands: plan.price > 0,
  mostChosen: false,
}))
