import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { stepParams } from '#model/workbook/step-params.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { MissingFacts } from './MissingFacts.tsx'
import { ProposalControls } from './ProposalControls.tsx'
import { ProposalGrid } from './ProposalGrid.tsx'
import styles from './Proposals.module.css'
import type { DrawnProposal, Proposals } from './useProposals.ts'

interface Props {
  proposals: Proposals
  /** Absent where a press opens the logo maker with the proposal. */
  onTake?: (proposal: DrawnProposal) => void
}

/** The proposals and what they would follow besides; without a name, where to write it. */
export function ProposalList({ proposals, onTake }: Props) {
  const { facts, drawn, isSubstituted, missing } = proposals
  if (facts.name.trim() === '') {
    return (
      <p className={styles.missing}>
        <span>
          <Trans>브랜드 이름을 쓰면 로고 여섯 가지를 그려 드려요.</Trans>
        </span>
        <Link to="/work-book/$" params={stepParams('info/brand-profile/name')} className={linkClass}>
          <Trans>이름 쓰기</Trans>
        </Link>
      </p>
    )
  }
  return (
    <>
      <ProposalGrid drawn={drawn} {...(onTake && { onTake })} />
      <ProposalControls />
      {isSubstituted && (
        <p className={styles.missing}>
          <Trans>글꼴을 불러오지 못해 기본 글꼴로 그렸어요. 연결되면 다시 그려요.</Trans>
        </p>
      )}
      {missing !== '' && (
        <p className={styles.missing}>
          <Trans>어떤 글꼴에도 없는 글자는 빼고 그렸어요: {missing}</Trans>
        </p>
      )}
      <MissingFacts facts={facts} />
    </>
  )
}
