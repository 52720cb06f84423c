import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { contentOf } from '#kits/words/content.ts'
import { fieldWords } from '#kits/words/field-words.ts'
import { Button } from '#ui/controls/Button.tsx'
import { DifferenceRow } from './DifferenceRow.tsx'
import styles from './Differences.module.css'
import type { Difference } from './differences.ts'
import { usePlannerPathWords } from './usePlannerPathWords.ts'

/** Differences that are drawn at first, and more by each press. */
const atOnce = 60

interface DifferencesProps {
  differences: readonly Difference[]
  refusal: string | null
  onBringBack: (paths: readonly string[]) => void
}

/** Grouped by section; of many the first, and the others by a button. */
export function Differences({ differences, refusal, onBringBack }: DifferencesProps) {
  const { t } = useLingui()
  const words = contentOf('workbook')
  const planner = usePlannerPathWords()
  const [most, setMost] = useState(atOnce)
  const count = differences.length
  const left = count - most
  const groups = new Map<string, Difference[]>()
  for (const difference of differences.slice(0, most)) {
    const { path } = difference
    const section = planner.section(path) ?? fieldWords(words, path).section
    groups.set(section, [...(groups.get(section) ?? []), difference])
  }
  return (
    <>
      <p className={styles.legend}>
        <Trans>
          지금과 {count}곳이 달라요. <del>지금의 말</del>을 <ins>이 버전의 말</ins>로 되돌려요.
        </Trans>
      </p>
      {[...groups].map(([section, ofSection]) => (
        <section key={section} className={styles.group}>
          <h3>{section || t`그 밖의 것`}</h3>
          {ofSection.map((difference) => (
            <DifferenceRow
              key={`${difference.kind}:${difference.path}`}
              difference={difference}
              refusal={refusal}
              onBringBack={onBringBack}
            />
          ))}
        </section>
      ))}
      {left > 0 && (
        <Button look="quiet" isBlock onClick={() => setMost(most + atOnce)}>
          <Plural value={left} other="다른 곳 #개 더 보기" />
        </Button>
      )}
    </>
  )
}
