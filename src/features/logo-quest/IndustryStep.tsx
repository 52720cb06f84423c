import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { optionWord } from '#kits/words/content.ts'
import { type IndustryGroup, industries, industryGroupOf } from '#model/options/business.ts'
import { BranchChoice } from '#ui/controls/BranchChoice.tsx'
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
      <BranchChoice<IndustryGroup>
        legend={t`업종`}
        groups={industries.map(({ key }) => ({ key, label: wordOf(key) }))}
        group={group}
        branches={branches.map((key) => ({ key, label: wordOf(key) }))}
        value={industry}
        onChoose={(key) => void change({ industry: key })}
        branchesTitle={<Trans>더 자세히 고를 수도 있어요</Trans>}
        branchesLabel={t`세부 업종`}
        {...(isMissing && group === null && { error: t`업종을 골라 주세요.` })}
      />
    </StepFrame>
  )
}
