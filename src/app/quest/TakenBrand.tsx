import { Trans, useLingui } from '@lingui/react/macro'
import { DocumentProvider } from '#engine/documents/react/DocumentProvider.tsx'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import type { LocalBrandRef } from '#engine/identity/brand-ref.ts'
import { white } from '#model/colour/contrast.ts'
import { mainDocument } from '#model/document-kinds/names.ts'
import { guide } from '#model/documents/guide.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { textOf } from '#model/fields/answers.ts'
import { Text } from '#ui/Text.tsx'
import { paletteOf } from './born-palette.ts'
import { logoOnGround } from './logo-on-ground.ts'
import styles from './TakenBrand.module.css'
import { useFirstLogo } from './useFirstLogo.ts'

/** The brand of this device that signing up moves to the account: its logo on its colour, and its name. */
export function TakenBrand({ brand }: { brand: LocalBrandRef }) {
  return (
    <DocumentProvider
      brand={brand}
      document={mainDocument}
      account={null}
      fallback={<div className={styles.taken} />}
    >
      <OtherDocument document="strategy" isAside>
        <Shown />
      </OtherDocument>
    </DocumentProvider>
  )
}

function Shown() {
  const { t } = useLingui()
  const answers = useAnswers()
  const logo = useFirstLogo()
  const name = textOf(answers, guide.info.name.path)
  const main = paletteOf(answers)?.main ?? white
  const shown = logo?.drawing ? logoOnGround(logo.drawing, main) : null
  return (
    <section className={styles.taken} aria-label={t`가져갈 브랜드`}>
      <div className={styles.pane} style={{ background: shown?.ground ?? main }}>
        {shown && <img src={`data:image/svg+xml,${encodeURIComponent(toSvg(shown.drawing))}`} alt="" />}
      </div>
      <div>
        <b className={styles.name}>{name}</b>
        <Text tone="soft" size="small">
          <Trans>가입하면 쓴 것과 로고를 모두 그대로 가져가요.</Trans>
        </Text>
      </div>
    </section>
  )
}
