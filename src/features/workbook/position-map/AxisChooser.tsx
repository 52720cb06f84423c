import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useConflict } from '#engine/documents/react/useConflict.ts'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useValue } from '#engine/documents/react/useValue.ts'
import { contentOf, type StepWords } from '#kits/words/content.ts'
import { strategy } from '#model/documents/strategy.ts'
import { firstAxes, positionAxes } from '#model/options/axes.ts'
import { SelectField } from '#ui/controls/SelectField.tsx'
import { ChoiceConflictNotice } from '../answers/ConflictNotice.tsx'
import { ShortValue } from '../answers/ShortValue.tsx'
import { useProblem } from '../answers/useProblem.ts'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import styles from './AxisChooser.module.css'

const { positioning } = strategy
const fields = {
  x: { low: positioning.axisXLow, high: positioning.axisXHigh },
  y: { low: positioning.axisYLow, high: positioning.axisYHigh },
}

type Axis = keyof typeof fields

interface Props {
  axis: Axis
  words: StepWords
}

const own = 'OWN'

/** Chooses what an axis compares: a listed pair, or own words. Each pair can be used on one axis only. */
export function AxisChooser({ axis, words }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('strategy')
  const [writesOwn, setWritesOwn] = useState(false)
  const ends = useEnds(axis)
  const others = useEnds(axis === 'x' ? 'y' : 'x')
  const lock = useReadOnlyReason()
  const problem = useProblem(fields[axis].low.path)
  const chosen = pairOf(ends)
  const elsewhere = pairOf(others)
  const isNamed = ends.low !== null || ends.high !== null
  const isOwn = writesOwn || (isNamed && chosen === null)
  const { axisLow = {}, axisHigh = {} } = contentOf('options-strategy')
  const first = firstAxes[axis]
  const offered = [first, ...positionAxes.filter((key) => key !== first)].filter((key) => key !== elsewhere)
  const label = axis === 'x' ? t`가로축` : t`세로축`

  function choose(key: string): void {
    setWritesOwn(key === own)
    if (key === own || isReadOnly) return
    // Both ends are written as one undo step.
    document.edit((doc) => {
      fields[axis].low.write(doc, axisLow[key] ?? null)
      fields[axis].high.write(doc, axisHigh[key] ?? null)
    })
  }
  return (
    <div className={styles.axis}>
      <SelectField
        label={label}
        value={isOwn ? own : chosen}
        placeholder={t`두 끝을 골라 주세요`}
        disabled={lock !== null}
        error={problem}
        onChoose={choose}
        options={[
          ...offered.map((key) => ({ value: key as string, label: `${axisLow[key]} ↔ ${axisHigh[key]}` })),
          { value: own, label: t`직접 쓰기` },
        ]}
      />
      <EndsConflict axis={axis} ends={ends} />
      {isOwn && (
        <div className={styles.ends}>
          {[fields[axis].low, fields[axis].high].map((field) => (
            <div key={field.path} data-field={field.path}>
              <ShortValue
                handle={field}
                isPart
                label={words.labels[field.path] ?? field.path}
                placeholder={words.placeholders[field.path]}
              />
            </div>
          ))}
        </div>
      )}
      {!isNamed && !isOwn && lock === null && (
        <p className={styles.offer}>
          <Trans>이런 축은 어때요?</Trans>{' '}
          <button type="button" onClick={() => choose(offered[0] ?? own)}>
            {axisLow[offered[0] ?? '']} ↔ {axisHigh[offered[0] ?? '']}
          </button>
        </p>
      )}
    </div>
  )
}

interface Ends {
  readonly low: string | null
  readonly high: string | null
}

function useEnds(axis: Axis): Ends {
  const [low] = useValue(fields[axis].low)
  const [high] = useValue(fields[axis].high)
  return { low, high }
}

/** Shows a conflict. Both ends are one choice, so both are restored together. */
function EndsConflict({ axis, ends }: { axis: Axis; ends: Ends }) {
  const { low, high } = fields[axis]
  const { document } = useDocumentView('strategy')
  const lows = useConflict(low)
  const highs = useConflict(high)
  const lost = lows ?? highs
  if (lost === null) return <ChoiceConflictNotice lost={null} />
  const mine = { low: lows ? lows.mine : ends.low, high: highs ? highs.mine : ends.high }
  return (
    <ChoiceConflictNotice
      lost={{
        ...lost,
        mine: `${mine.low ?? ''} ↔ ${mine.high ?? ''}`,
        swap: () =>
          document.edit((doc) => {
            low.write(doc, mine.low)
            high.write(doc, mine.high)
          }),
        dismiss: () => {
          lows?.dismiss()
          highs?.dismiss()
        },
      }}
    />
  )
}

/** Key of the listed pair that has these words in the current language; null for own words. */
function pairOf({ low, high }: Ends): string | null {
  const { axisLow = {}, axisHigh = {} } = contentOf('options-strategy')
  return positionAxes.find((key) => axisLow[key] === low && axisHigh[key] === high) ?? null
}
