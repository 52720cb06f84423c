import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { ProposalControls } from '#features/logo-maker/ProposalControls.tsx'
import type { ProposalKey } from '#features/logo-maker/propose-logos.ts'
import { useProposalNames } from '#features/logo-maker/useProposalNames.ts'
import type { DrawnProposal } from '#features/logo-maker/useProposals.ts'
import { toSvg } from '#model/draft-logo/drawing.ts'
import { Text } from '#ui/Text.tsx'
import styles from './LogoChoice.module.css'

interface Props {
  proposals: readonly DrawnProposal[]
  /** The one that the page shows. */
  chosen: ProposalKey | undefined
  onChoose: (key: ProposalKey) => void
}

/** The proposals side by side, each on white: what is chosen is on everything else on the page. */
export function LogoChoice({ proposals, chosen, onChoose }: Props) {
  const names = useProposalNames()
  const group = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>
        <Trans>다른 로고</Trans>
      </legend>
      <div className={styles.logos}>
        {proposals.map(({ key, drawing }) => (
          <label key={key} className={styles.logo}>
            <input type="radio" name={group} checked={key === chosen} onChange={() => onChoose(key)} />
            <span className={styles.tile}>
              <img src={`data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`} alt="" />
            </span>
            <Text as="span" tone="soft" size="small" className={styles.name}>
              {names[key]}
            </Text>
          </label>
        ))}
      </div>
      <div className={styles.controls}>
        <ProposalControls />
      </div>
    </fieldset>
  )
}
