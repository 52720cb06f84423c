import { Trans, useLingui } from '@lingui/react/macro'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { labelOf } from '#kits/words/labels.ts'
import { guide } from '#model/documents/guide.ts'
import { freshKey } from '#model/fields/fresh-key.ts'
import type { Body, LogoLayer, Slot } from '#scene/body/body.ts'
import type { DressLogo } from '#scene/dress/dress.ts'
import { useApply } from '../apply/useApply.ts'
import { takesLogo, writeLogo } from '../apply/write-brand.ts'
import { InsertButton } from '../drag/InsertButton.tsx'
import { measureOf, rounded } from '../insert/place-layers.ts'
import { useInsert } from '../insert/useInsert.ts'
import { PanelSection } from '../parts/PanelSection.tsx'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import styles from './Brand.module.css'
import { EmptyRow } from './EmptyRow.tsx'

const { visual } = guide
const fields = {
  primary: visual['logoJson.primary'],
  secondary: visual['logoJson.secondary'],
  symbol: visual.logoSymbol,
} as const

/** The forms of the logo, and those that are made for dark grounds on one. */
export function BrandLogos() {
  const { t } = useLingui()
  const { dress, body } = useShown()
  const { logos, colours } = dress.dress
  const urls = usePictureUrls(dress.bytes)
  const insert = useInsert()
  const apply = useApply()
  const shown = logos.filter(({ tone }) => tone !== 'dark')
  if (!dress.isWhole && shown.length === 0) return null
  return (
    <PanelSection title={<Trans>로고</Trans>}>
      {shown.length === 0 ? (
        <EmptyRow field={fields.primary} />
      ) : (
        <RovingGrid label={t`로고`} className={styles.logos}>
          {shown.map((logo) => {
            const form = labelOf(fields[logo.form].path)
            const slot: Slot = logo.tone === 'light' ? `{logo.${logo.form}.light}` : `{logo.${logo.form}}`
            return (
              <InsertButton
                key={slot}
                className={styles.logo}
                data-form={logo.form}
                style={logo.tone === 'light' ? { background: colours.main ?? '#1B1D22' } : undefined}
                aria-label={logo.tone === 'light' ? t`${form}, 어두운 바탕에` : form}
                onPress={() => {
                  const isApplied = apply({
                    fits: takesLogo,
                    lock: 'content',
                    write: (doc, layer) => writeLogo(doc, layer, slot),
                  })
                  if (!isApplied) insert([logoLayer(body, logo, slot)])
                }}
                onPlace={(point) => insert([logoLayer(body, logo, slot)], point)}
              >
                <img src={urls.get(logo.key)} alt="" draggable={false} />
              </InsertButton>
            )
          })}
        </RovingGrid>
      )}
    </PanelSection>
  )
}

/** In its own ratio, so that the form that was chosen is the one that suits the frame. */
function logoLayer(body: Body, { form, width, height }: DressLogo, src: Slot): LogoLayer {
  const ratio = width / height
  const w = measureOf(body) * (form === 'symbol' ? 0.2 : 0.36)
  return { id: freshKey(), type: 'logo', role: 'logo', src, x: 0, y: 0, w: rounded(w), h: rounded(w / ratio) }
}
