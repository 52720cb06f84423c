import { Plural } from '@lingui/react/macro'
import type { Wanted } from '#kits/commerce/plan-modal.ts'
import { Row, Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { PremiumMark } from '../templates/PremiumMark.tsx'
import { PremiumPrice } from './PremiumPrice.tsx'
import type { PremiumOffer } from './usePremiumOffer.ts'

interface Props {
  kind: Wanted['kind']
  offer: PremiumOffer
}

/** Beside what is premium: the plan, its price, and what else comes with it. */
export function PremiumWords({ kind, offer }: Props) {
  const { count } = offer
  return (
    <Stack gap={1}>
      <Row as="p" gap={2} align="center" isWrapped>
        <PremiumMark />
        <b>
          <PremiumPrice offer={offer} />
        </b>
      </Row>
      {count !== null && (
        <Text tone="soft">
          {kind === 'template' ? (
            <Plural value={count} other="이 템플릿을 포함해 프리미엄 템플릿 #개를 쓸 수 있어요" />
          ) : (
            <Plural value={count} other="이 묶음을 포함해 프리미엄 템플릿 #개를 쓸 수 있어요" />
          )}
        </Text>
      )}
    </Stack>
  )
}
