import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { guide } from '#model/documents/guide.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { ProposalList } from './ProposalList.tsx'
import styles from './Proposals.module.css'
import { useProposals } from './useProposals.ts'

/** Under a question for a logo, while there is none: proposals that open the logo maker. */
export default function ProposalsInStep() {
  const { isReadOnly } = useDocumentView('guide')
  const [primary] = useValue(guide.visual['logoJson.primary'])
  const [vector] = useValue(guide.visual['logoJson.vector'])
  if (isReadOnly || primary || vector) return null
  return (
    <OtherDocument document="strategy" isAside>
      <InStep />
    </OtherDocument>
  )
}

function InStep() {
  const proposals = useProposals()
  const [maker] = useValue(guide.visual.logoMaker)
  return (
    <section className={styles.inStep} aria-labelledby="logo-proposals">
      <h2 id="logo-proposals" className={styles.smallTitle}>
        <Trans>로고가 아직 없다면, 브랜드로 그린 여섯 가지</Trans>
      </h2>
      <ProposalList proposals={proposals} />
      {maker && (
        <p className={styles.missing}>
          <Link to="/brand/logo-maker" className={linkClass}>
            <Trans>만들던 로고 열기</Trans>
          </Link>
        </p>
      )}
    </section>
  )
}
