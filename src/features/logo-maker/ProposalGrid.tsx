import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Drawing, toSvg } from '#model/draft-logo/drawing.ts'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import styles from './Proposals.module.css'
import { proposalKeys } from './propose-logos.ts'
import { useProposalNames } from './useProposalNames.ts'
import type { DrawnProposal } from './useProposals.ts'

interface Props {
  /** Null until they are drawn. */
  drawn: readonly DrawnProposal[] | null
  /** Absent where a press opens the logo maker with the proposal. */
  onTake?: (proposal: DrawnProposal) => void
}

/** Six logos to choose from, on white: a logo does not follow the theme. */
export function ProposalGrid({ drawn, onTake }: Props) {
  const names = useProposalNames()
  if (!drawn) {
    return (
      <ul className={styles.grid} aria-busy>
        {proposalKeys.map((key) => (
          <li key={key} className={styles.card}>
            <span className={styles.pane}>
              <Skeleton width="60%" height={40} />
            </span>
            <span>{names[key]}</span>
          </li>
        ))}
      </ul>
    )
  }
  const shown = (proposal: DrawnProposal): ReactNode => (
    <>
      <span className={styles.pane}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(toSvg(proposal.drawing))}`}
          style={{ width: `${widthInPane(proposal.drawing)}%` }}
          alt=""
        />
      </span>
      <span>{names[proposal.key]}</span>
    </>
  )
  return (
    <ul className={styles.grid}>
      {drawn.map((proposal) => (
        <li key={proposal.key}>
          {onTake ? (
            <button type="button" className={styles.card} onClick={() => onTake(proposal)}>
              {shown(proposal)}
            </button>
          ) : (
            <Link to="/brand/logo-maker" search={{ proposal: proposal.key }} className={styles.card}>
              {shown(proposal)}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

/** All six cover about the same area, so that none looks larger; in per cent of the pane, which is 1.5 times as wide as high. */
function widthInPane({ width, height }: Drawing): number {
  const ratio = width / height
  return Math.min(72, Math.sqrt(0.3 * ratio) * (100 / 1.5), 60 * (ratio / 1.5))
}
