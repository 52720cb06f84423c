import { Trans, useLingui } from '@lingui/react/macro'
import { useValue } from '#device/documents/react/useValue.ts'
import { optionWord } from '#device/words/content.ts'
import { guide } from '#model/documents/guide.ts'
import { type IndustryGroup, industries, industryGroupOf } from '#model/options/business.ts'
import { ChoiceGroup } from '#ui/controls/ChoiceGroup.tsx'
import { ToggleChip } from '#ui/controls/ToggleChip.tsx'
import { ToggleChips } from '#ui/controls/ToggleChips.tsx'
import styles from './QuestFrame.module.css'
import { QuestFrame } from './QuestFrame.tsx'
import type { StepProps } from './step-props.ts'

const wordOf = (key: string) => optionWord('industry', key, 'reference')

/** The group of industries, and then, if one likes, the branch in it. */
export function IndustryStep({ beside }: StepProps) {
  const { t } = useLingui()
  const [chosen, choose] = useValue(guide.info.industry)
  const group = chosen === null ? null : industryGroupOf(chosen)
  const branches = industries.find(({ key }) => key === group)?.children ?? []
  return (
    <QuestFrame
      step={1}
      title={<Trans>어떤 일을 하나요?</Trans>}
      note={<Trans>다음 질문과 보기가 업종에 맞춰져요.</Trans>}
      isAnswered={chosen !== null}
      beside={beside}
    >
      <ChoiceGroup<IndustryGroup>
        legend={t`업종`}
        isLegendHidden
        look="cards"
        value={group}
        onChoose={choose}
        choices={industries.map(({ key }) => ({ value: key, label: wordOf(key) }))}
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
                isOn={chosen === branch}
                onToggle={(isOn) => choose(isOn ? branch : group)}
              >
                {wordOf(branch)}
              </ToggleChip>
            ))}
          </ToggleChips>
        </section>
      )}
    </QuestFrame>
  )
}
