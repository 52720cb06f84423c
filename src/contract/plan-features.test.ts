import { expect, test } from 'vitest'
import { levelOfPlan } from '#model/access/plan-levels.ts'
import { planKeys } from '#model/access/plans.ts'
import { contract } from './contract.ts'
import { callsOfFeature, hasFeature, isPaidLevel, type PlanFeature } from './plan-features.ts'

const features = Object.keys(callsOfFeature) as PlanFeature[]

test('each call that needs a plan is of one feature, and those of a feature need the same', () => {
  const gated = contract.filter(({ plan }) => plan !== undefined).map(({ name }) => name)
  expect(features.flatMap((feature) => callsOfFeature[feature].map(({ name }) => name)).sort()).toEqual(
    gated.sort(),
  )
  for (const feature of features)
    expect(new Set(callsOfFeature[feature].map(({ plan }) => plan?.levels)).size, feature).toBe(1)
})

test('Basic and Plus have what they are sold for, and Free none of it', () => {
  const having = planKeys.map((plan) => features.filter((feature) => hasFeature(levelOfPlan(plan), feature)))
  expect(having).toEqual([
    [],
    ['vectorLogo', 'premium', 'madePictures'],
    ['vectorLogo', 'premium', 'madePictures', 'approvals', 'print'],
  ])
  expect(planKeys.map((plan) => isPaidLevel(levelOfPlan(plan)))).toEqual([false, true, true])
})
