import { Trans } from '@lingui/react/macro'
import { Button } from '#ui/controls/Button.tsx'
import type { PremiumOffer } from './usePremiumOffer.ts'

interface Props {
  offer: PremiumOffer
  onPress: () => void
}

/** The one button beside what is premium, for an owner: it opens the plans. */
export function PremiumButton({ offer: { title }, onPress }: Props) {
  return (
    <Button look="ink" onClick={onPress}>
      <Trans>{title} 플랜으로 쓰기</Trans>
    </Button>
  )
}
