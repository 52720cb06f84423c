import { useLingui } from '@lingui/react/macro'
import { SkipLink } from '#ui/layout/SkipLink.tsx'
import { enterPart } from '../state/screen-parts.ts'

export const panelsId = 'panels'
export const propertiesId = 'properties'

/** The first stops of the Tab key: past the bar and the panels. */
export function SkipLinks() {
  const { t } = useLingui()
  return (
    <>
      <SkipLink label={t`캔버스로 건너뛰기`} onSkip={() => enterPart('canvas')} />
      <SkipLink
        label={t`패널로 건너뛰기`}
        to={panelsId}
        onSkip={() => enterPart('panel') || enterPart('rail')}
      />
      <SkipLink
        label={t`속성으로 건너뛰기`}
        to={propertiesId}
        onSkip={() => enterPart('properties') || enterPart('rail')}
      />
    </>
  )
}
