import { later } from '#device/later.tsx'

const TakeAwayButton = later(() => import('./TakeAwayButton.tsx'))

/** What can be done with any page of the brand's book. */
export function GuideActions() {
  return <TakeAwayButton />
}
