import { Plural, Trans } from '@lingui/react/macro'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'
import { GuidePhotos } from '../pictures/GuidePhotos.tsx'

/** The photographs of the guide. */
export function BrandPhotos() {
  const { length } = useShown().dress.dress.photos
  return (
    <PanelSection title={<Trans>사진</Trans>} note={length > 0 && <Plural value={length} other="#장" />}>
      <GuidePhotos />
    </PanelSection>
  )
}
