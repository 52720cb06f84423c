import { Trans, useLingui } from '@lingui/react/macro'
import { useValue } from '#engine/documents/react/useValue.ts'
import { optionWord } from '#kits/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { industryGroupOf, industryGroups } from '#model/options/business.ts'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { StepLink } from '../sections/StepLink.tsx'
import styles from './ExamplesIndustry.module.css'

const industryStep = 'info/brand-profile/industry'

/** Below the examples: of which industry they are, or the choice of one where none is chosen. */
export default function ExamplesIndustry() {
  const { t } = useLingui()
  const [industry, choose] = useValue(guide.info.industry)
  const lock = useReadOnlyReason()
  if (industry !== null) {
    const name = optionWord('industry', industryGroupOf(industry), 'reference')
    return (
      <p className={styles.chosen}>
        <Trans>{name} 업종의 예시예요.</Trans>{' '}
        <StepLink step={industryStep} className={styles.change ?? ''}>
          <Trans>업종 바꾸기</Trans>
        </StepLink>
      </p>
    )
  }
  if (lock !== null) return null
  return (
    <div className={styles.choice}>
      <p>
        <Trans>업종을 고르면 내 업종의 예시로 바뀌어요.</Trans>
      </p>
      <ToggleChips label={t`업종`}>
        {industryGroups.map((group) => (
          <ToggleChip key={group} isOn={false} onToggle={() => choose(group)}>
            {optionWord('industry', group, 'reference')}
          </ToggleChip>
        ))}
      </ToggleChips>
    </div>
  )
}
