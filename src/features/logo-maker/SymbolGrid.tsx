import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { OtherDocument } from '#engine/documents/react/OtherDocument.tsx'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { SymbolSearch } from '#kits/logo/symbols/SymbolSearch.tsx'
import { tonesOf } from '#model/documents/brand-tones.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { visuallyHiddenClass } from '#ui/VisuallyHidden.tsx'
import styles from './LogoMaker.module.css'

interface Props {
  /** Name of the group of radio buttons, which the symbols of letters belong to as well. */
  group: string
  chosen: string
  onChoose: (id: string) => void
}

/** All built-in symbols, with a search. Opens the strategy too: what suits its keywords comes first. */
export function SymbolGrid(props: Props) {
  return (
    <OtherDocument document="strategy" isAside>
      <Grid {...props} />
    </OtherDocument>
  )
}

function Grid({ group, chosen, onChoose }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const industry = textOf(answers, guide.info.industry.path) || null
  const countWords = (count: number) =>
    count === 0 ? (
      <Trans>맞는 심볼이 없어요. 다른 낱말로 찾아 주세요.</Trans>
    ) : (
      <Plural value={count} other="심볼 #개" />
    )
  return (
    <SymbolSearch label={t`심볼 찾기`} suits={{ industry, tones: tonesOf(answers) }} countWords={countWords}>
      {(found) => (
        <div className={styles.library}>
          <div className={styles.symbols}>
            {found.map(({ id, name, d }) => (
              <label key={id} className={styles.symbol} title={name}>
                <input
                  type="radio"
                  className={visuallyHiddenClass}
                  name={group}
                  checked={chosen === id}
                  aria-label={name}
                  onChange={() => onChoose(id)}
                />
                <svg viewBox="0 0 100 100" aria-hidden>
                  <path d={d} fillRule="evenodd" fill="currentColor" />
                </svg>
              </label>
            ))}
          </div>
        </div>
      )}
    </SymbolSearch>
  )
}
