import { Trans } from '@lingui/react/macro'
import { DeveloperFrame } from '../DeveloperFrame.tsx'
import { ButtonParts } from './ButtonParts.tsx'
import { ChoiceParts } from './ChoiceParts.tsx'
import { FieldParts } from './FieldParts.tsx'
import { OverlayParts } from './OverlayParts.tsx'
import { PeopleParts } from './PeopleParts.tsx'
import { StateParts } from './StateParts.tsx'

/** The controls of `src/ui` in their states. */
export function PartsPage() {
  return (
    <DeveloperFrame
      title={<Trans>화면 부품</Trans>}
      note={<Trans>제품이 쓰는 바로 그 부품이에요. 코드의 이름으로 적었어요.</Trans>}
    >
      <ButtonParts />
      <FieldParts />
      <ChoiceParts />
      <StateParts />
      <PeopleParts />
      <OverlayParts />
    </DeveloperFrame>
  )
}
