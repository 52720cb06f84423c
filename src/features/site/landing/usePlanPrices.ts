import { type RefObject, useEffect, useState } from 'react'
import { type PlanPrice, planSeed } from './plan-prices.ts'

/**
 * The plans in KRW. They are loaded when the prices scroll near the viewport, because the REST client is not
 * part of the first load.
 */
export function usePlanPrices(container: RefObject<HTMLElement | null>): readonly PlanPrice[] {
  const [plans, setPlans] = useState(planSeed)
  useEffect(() => {
    const element = container.current
    if (!element) return
    let isGone = false
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        watch.disconnect()
        void askPlans().then((known) => {
          if (known && !isGone) setPlans(known)
        })
      },
      { rootMargin: '400px' },
    )
    watch.observe(element)
    return () => {
      isGone = true
      watch.disconnect()
    }
  }, [container])
  return plans
}

async function askPlans(): Promise<readonly PlanPrice[] | null> {
  try {
    const [{ rest }, { listPlans }] = await Promise.all([
      import('#device/rest/rest.ts'),
      import('#contract/reference.ts'),
    ])
    const result = await rest(listPlans)
    if (!result.ok) return null
    const inWon = result.answer._embedded.plans.filter(({ currency }) => currency === 'KRW')
    return inWon.length > 0 ? inWon.toSorted((a, b) => a.level - b.level) : null
  } catch {
    // The client cannot be loaded offline: the built-in prices stay.
    return null
  }
}
