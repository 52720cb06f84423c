import type { Insertable } from 'kysely'
import type { CreditPlanTable, PlanTable } from '../tables/reference.ts'

type Plan = Omit<Insertable<PlanTable>, 'position'>

const mebibyte = 1024 ** 2
const gibibyte = 1024 ** 3

const free = {
  key: 'FREE',
  title: 'Free',
  level: 1,
  credit: 100,
  credit_once: true,
  storage_bytes: 100 * mebibyte,
  seats: 2,
  history_days: 1,
} as const

const basic = {
  key: 'BASIC',
  title: 'Basic',
  level: 10,
  credit: 500,
  credit_once: false,
  storage_bytes: 10 * gibibyte,
  seats: 5,
  history_days: 7,
} as const

const plus = {
  key: 'PLUS',
  title: 'Plus',
  level: 11,
  credit: 2_000,
  credit_once: false,
  storage_bytes: 100 * gibibyte,
  seats: 50,
  history_days: 30,
} as const

const inKrw = {
  currency: 'KRW',
  period_type: null,
  id_variant: null,
  on_sale: true,
} as const

/** The hosted checkout has the prices in US dollars, so they are 0 here; only the monthly variants are sold. */
const inUsd = { currency: 'USD', price: 0, price_of_year: 0 } as const
const monthly = { ...inUsd, period_type: 'MONTHLY', on_sale: true } as const
const yearly = { ...inUsd, period_type: 'YEARLY', on_sale: false } as const

export const plans: readonly Plan[] = [
  { ...free, ...inKrw, price: 0, price_of_year: 0 },
  { ...basic, ...inKrw, price: 29_900, price_of_year: 299_000 },
  { ...plus, ...inKrw, price: 85_400, price_of_year: 854_000 },
  { ...basic, ...monthly, id_variant: 1017449 },
  { ...plus, ...monthly, id_variant: 1017450 },
  { ...basic, ...yearly, id_variant: 1017451 },
  { ...plus, ...yearly, id_variant: 1017452 },
]

/** Ten won for a credit, tax included. */
export const creditPlans: readonly Omit<Insertable<CreditPlanTable>, 'position'>[] = [
  1_000, 3_000, 5_000, 10_000,
].map((credit) => ({ type: 'SUBSCRIBE', credit, currency: 'KRW', price: credit * 10 }))
