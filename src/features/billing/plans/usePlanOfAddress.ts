import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { takePlanChoice } from '#kits/commerce/card-document.ts'
import { openPlanModal } from '#kits/commerce/plan-modal.ts'
import { choiceIn } from './plan-address.ts'

/**
 * A link of the public site names a plan and a period: they open the choice once, and leave the address. Where no brand is open,
 * it is shown over the next one. So does the choice that was open before a reload for a card.
 */
export function usePlanOfAddress(): void {
  const { history } = useRouter()
  const location = useRouterState({ select: (state) => state.location })
  const choice = choiceIn(location.search)
  const asked = choice === null ? null : JSON.stringify(choice)
  const { pathname } = location
  useEffect(() => {
    const kept = takePlanChoice()
    if (kept !== null) openPlanModal(kept)
  }, [])
  useEffect(() => {
    if (asked === null) return
    openPlanModal(JSON.parse(asked))
    history.replace(pathname)
  }, [asked, pathname, history])
}
