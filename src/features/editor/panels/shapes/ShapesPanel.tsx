import { Trans } from '@lingui/react/macro'
import { PanelHead } from '../parts/PanelHead.tsx'
import { PanelSection } from '../parts/PanelSection.tsx'
import { IconLibrary } from './IconLibrary.tsx'
import { PenButton } from './PenButton.tsx'
import { QrForm } from './QrForm.tsx'
import { ShapeList } from './ShapeList.tsx'

/** Shapes and lines, frames for pictures, drawing by hand, QR codes, and the symbols of the logo maker as icons. */
export default function ShapesPanel() {
  return (
    <>
      <PanelHead title={<Trans>도형</Trans>} end={<PenButton />} />
      <ShapeList />
      <PanelSection title={<Trans>QR 코드</Trans>}>
        <QrForm />
      </PanelSection>
      <PanelSection title={<Trans>아이콘</Trans>}>
        <IconLibrary />
      </PanelSection>
    </>
  )
}
