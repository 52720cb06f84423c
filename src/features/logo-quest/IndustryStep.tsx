import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { optionWord } from '#device/words/content.ts'
import { type IndustryGroup, industries, industryGroupOf } from '#model/options/business.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import styles from './LogoQuest.module.css'
import { StepFrame } from './StepFrame.tsx'
import type { StepProps } from './step-props.ts'

const wordOf = (key: string) => optionWord('industry', key, 'reference')

export function IndustryStep({ brief: { industry }, change }: StepProps) {
  const { t } = useLingui()
  const [isMissing, setIsMissing] = useState(false)
  const group = industry === null ? null : industryGroupOf(industry)
  const branches = industries.find(({ key }) => key === group)?.children ?? []
  return (
    <StepFrame
      step={1}
      onLeave={() => {
        setIsMissing(industry === null)
        if (industry === null) document.querySelector<HTMLElement>('main input[type=radio]')?.focus()
        return industry !== null
      }}
    >
      <ChoiceGroup<IndustryGroup>
        legend={t`업종`}
        isLegendHidden
        look="cards"
        value={group}
        onChoose={(key) => void change({ industry: key })}
        choices={industries.map(({ key }) => ({ value: key, label: wordOf(key) }))}
        {...(isMissing && group === null && { error: t`업종을 골라 주세요.` })}
      />
      {branches.length > 0 && (
        <section className={styles.part}>
          <h2>
            <Trans>더 자세히 고를 수도 있어요</Trans>
          </h2>
          <ToggleChips label={t`세부 업종`}>
            {branches.map((branch) => (
              <ToggleChip
                key={branch}
                isOn={industry === branch}
                onToggle={(isOn) => void change({ industry: isOn ? branch : group })}
              >
                {wordOf(branch)}
              </ToggleChip>
            ))}
          </ToggleChips>
        </section>
      )}
    </StepFrame>
  )
}
