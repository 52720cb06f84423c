import { useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { loadContent, optionWord } from '#kits/words/content.ts'
import { strategy } from '#model/documents/strategy.ts'
import { type Balance, balances, leaning, neutral } from '#model/options/scales.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { ScaleSlider } from '#ui/controls/ScaleSlider.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { Stack } from '#ui/Stack.tsx'
import { ConflictNotice } from '../answers/ConflictNotice.tsx'
import { LongAnswer } from '../answers/LongAnswer.tsx'
import type { QuestionProps } from '../answers/question-props.ts'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import { withCompositionWords } from '../drafts/composition-words.ts'
import styles from './Character.module.css'

const { personality } = strategy
const { individuality } = personality

const CharacterDraft = lazyComponent(
  async () => {
    const [part] = await Promise.all([
      withCompositionWords(import('./CharacterDraft.tsx')),
      loadContent('drafts-strategy'),
    ])
    return part
  },
  { when: afterFirstContentPaint },
)

/** The brand as a person: four scales and a description. */
export default function Character({ words }: QuestionProps) {
  return (
    <Stack gap={5}>
      <div className={styles.balances}>
        {balances.map((balance) => (
          <Balancing key={balance} balance={balance} label={words.labels[personality[balance].path]} />
        ))}
      </div>
      <Stack gap={2} data-field={individuality.path}>
        <LongAnswer
          handle={individuality}
          label={words.labels[individuality.path] ?? words.name}
          placeholder={words.placeholders[individuality.path] ?? words.placeholder}
        />
        <CharacterDraft />
      </Stack>
    </Stack>
  )
}

function Balancing({ balance, label }: { balance: Balance; label: string | undefined }) {
  const { t } = useLingui()
  const field = personality[balance]
  const [value, choose] = useValue(field)
  const lock = useReadOnlyReason()
  const problem = useProblem(field.path)
  const name = label ?? optionWord('scale', balance, 'options-strategy')
  const low = optionWord('scaleLow', balance, 'options-strategy')
  const high = optionWord('scaleHigh', balance, 'options-strategy')

  function saidOf(value: number | null): string {
    if (value === null) return t`아직 고르지 않음`
    const side = leaning(value)
    const distance = Math.abs(value - neutral) * 2
    if (side === null) return t`가운데`
    return side === 'low' ? `${low} ${distance}` : `${high} ${distance}`
  }
  return (
    <div data-field={field.path}>
      <ScaleSlider
        label={name}
        low={low}
        high={high}
        value={value}
        onChoose={choose}
        valueText={saidOf}
        isReadOnly={lock !== null}
        error={problem}
        end={
          <span className={styles.clear}>
            {value !== null && lock === null && (
              <IconButton
                size="small"
                label={t`${name} 지우기`}
                icon={<Icon of={X} size="small" />}
                onClick={() => choose(null)}
              />
            )}
          </span>
        }
      />
      <ConflictNotice field={field} say={saidOf} />
    </div>
  )
}
